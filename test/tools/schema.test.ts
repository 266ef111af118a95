/** What a model sends, as the tools take it. */
import { describe, expect, test } from 'vitest';
import { type Parameters, readInput, strictJsonSchema } from '../../src/tools/schema.ts';
import { createTools } from '../../src/tools/tools.ts';

const parameters: Parameters = {
  pattern: { type: 'string', description: 'a', required: true },
  deep: { type: 'boolean', description: 'b' },
  offset: { type: 'integer', description: 'c', minimum: 1 },
};

describe('readInput', () => {
  test.each<[input: unknown, value: unknown]>([
    [{ pattern: 'x' }, { pattern: 'x' }],
    [{ pattern: 'x', deep: null, offset: undefined, other: null }, { pattern: 'x' }],
    [
      { pattern: 'x', deep: 'true', offset: '12' },
      { pattern: 'x', deep: true, offset: 12 },
    ],
    [
      { pattern: '', deep: false },
      { pattern: '', deep: false },
    ],
  ])('%j', (input, value) => {
    expect(readInput('find', parameters, input)).toEqual({ value });
  });

  test.each<[input: unknown, message: string]>([
    [{}, 'find needs pattern'],
    [undefined, 'find needs pattern'],
    [null, 'find needs pattern'],
    [{ pattern: null }, 'find needs pattern'],
    [{ pattern: 1 }, 'pattern must be a string'],
    [{ pattern: ['a'] }, 'pattern must be a string'],
    [{ pattern: 'x', deep: 1 }, 'deep must be true or false'],
    [{ pattern: 'x', offset: 0 }, 'offset must be an integer of at least 1'],
    [{ pattern: 'x', offset: 1.5 }, 'offset must be an integer of at least 1'],
    [{ pattern: 'x', offset: '-1' }, 'offset must be an integer of at least 1'],
    [{ pattern: 'x', limit: 5 }, 'find has no parameter limit; it takes pattern, deep, offset'],
    [{ pattern: 'x', toString: 5 }, 'find has no parameter toString; it takes pattern, deep, offset'],
    ['x', 'find takes an object with pattern, deep, offset'],
    [['x'], 'find takes an object with pattern, deep, offset'],
  ])('%j', (input, message) => {
    expect(readInput('find', parameters, input)).toMatchObject({ issues: [{ message }] });
  });
});

describe('the Standard Schema', () => {
  const { glob, list } = createTools();

  test('validates at once, for callers that do not wait', () => {
    const { validate, version, vendor } = glob.inputSchema['~standard'];
    expect({ version, vendor }).toEqual({ version: 1, vendor: 'spanglob' });
    expect(validate({ pattern: 'x', path: null })).toEqual({ value: { pattern: 'x' } });
    expect(validate({})).toMatchObject({ issues: [{ path: ['pattern'] }] });
    expect(list.inputSchema['~standard'].validate(undefined)).toEqual({ value: {} });
  });

  test.each(['draft-07', 'draft-2020-12'])('answers %s with a copy of its own', (target) => {
    const { input, output } = glob.inputSchema['~standard'].jsonSchema;
    const first = input({ target });
    expect(first).toEqual(glob.jsonSchema);
    expect(output({ target })).toEqual(glob.jsonSchema);
    (first.properties as Record<string, { type: string }>).pattern = { type: 'changed' };
    (first.required as string[]).push('changed');
    expect(input({ target })).toEqual(glob.jsonSchema);
    expect(glob.jsonSchema.properties.pattern.type).toBe('string');
  });

  test('answers nothing else', () => {
    expect(() => glob.inputSchema['~standard'].jsonSchema.input({ target: 'openapi-3.0' })).toThrow(
      /openapi-3.0/,
    );
  });
});

test('strictJsonSchema requires everything, and null means absent', async () => {
  const { list } = createTools({ cwd: 'src/tools' });
  expect(strictJsonSchema(list.jsonSchema)).toMatchObject({
    properties: { path: { type: ['string', 'null'] }, offset: { type: ['integer', 'null'] } },
    required: ['path', 'offset'],
    additionalProperties: false,
  });
  expect(list.jsonSchema.required).toEqual([]);
  const strict = await list.execute({ path: null, offset: null });
  expect(strict).toEqual(await list.execute({}));
});
