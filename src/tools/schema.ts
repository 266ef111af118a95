/** A tool's parameters, told once: as JSON Schema for the model, and as the check of what it sends. */
import { quoteInSentence } from '../quote.ts';
import type { JsonSchemaRequest, StandardResult, StandardSchema } from './standard-schema.ts';
import type { ToolJsonSchema } from './tool.ts';

/** One parameter. */
export interface Parameter {
  readonly type: 'string' | 'boolean' | 'integer';
  readonly description: string;
  readonly required?: boolean;
  /** Least value of an integer. */
  readonly minimum?: number;
}

export type Parameters = Readonly<Record<string, Parameter>>;

export function jsonSchemaOf(parameters: Parameters): ToolJsonSchema {
  const properties: ToolJsonSchema['properties'] = {};
  const required: string[] = [];
  for (const [name, { required: isRequired = false, ...schema }] of Object.entries(parameters)) {
    properties[name] = schema;
    if (isRequired) required.push(name);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

/** `I` must be what {@link readInput} makes of the parameters. */
export function inputSchemaOf<I>(tool: string, parameters: Parameters): StandardSchema<I> {
  const copy = ({ target }: JsonSchemaRequest): Record<string, unknown> => {
    // The two agree on every keyword used here.
    if (target === 'draft-07' || target === 'draft-2020-12') return { ...jsonSchemaOf(parameters) };
    throw new Error(`spanglob's schemas are draft-07 and draft-2020-12, not ${target}`);
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'spanglob',
      validate: (value) => {
        try {
          return readInput(tool, parameters, value) as StandardResult<I>;
        } catch {
          // A getter or a proxy that throws: no model's text makes one, but a host's object may.
          return { issues: [{ message: `the arguments of ${tool} cannot be read` }] };
        }
      },
      jsonSchema: { input: copy, output: copy },
    },
  };
}

/**
 * A model's input as the tool takes it. `null` means absent: OpenAI's strict
 * mode sends it. A number or a truth value may be spelt as text. A parameter
 * that the tool doesn't have is refused, since a model that sent `limit` or
 * `exclude` would believe that it was obeyed.
 */
export function readInput(
  tool: string,
  parameters: Parameters,
  input: unknown,
): StandardResult<Readonly<Record<string, unknown>>> {
  if (typeof (input ?? {}) !== 'object' || Array.isArray(input)) {
    return { issues: [{ message: `${tool} takes an object with ${namesOf(parameters)}` }] };
  }
  const value: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(input ?? {})) {
    if (given === null || given === undefined) continue;
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (parameter === undefined) {
      const message = `${tool} has no parameter ${quoteInSentence(name)}; it takes ${namesOf(parameters)}`;
      return { issues: [{ message, path: [name] }] };
    }
    const read = readValue(parameter, given);
    if (read === undefined) {
      return { issues: [{ message: `${name} must be ${wanted(parameter)}`, path: [name] }] };
    }
    value[name] = read;
  }
  for (const [name, { required }] of Object.entries(parameters)) {
    if (!required || value[name] !== undefined) continue;
    return { issues: [{ message: `${tool} needs ${name}`, path: [name] }] };
  }
  return { value };
}

function readValue({ type, minimum }: Parameter, given: unknown): string | boolean | number | undefined {
  switch (type) {
    case 'string':
      return typeof given === 'string' ? given : undefined;
    case 'boolean':
      if (given === 'true' || given === 'false') return given === 'true';
      return typeof given === 'boolean' ? given : undefined;
    case 'integer': {
      const number = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
      const isInteger = typeof number === 'number' && Number.isSafeInteger(number);
      return isInteger && number >= (minimum ?? number) ? number : undefined;
    }
  }
}

function wanted({ type, minimum }: Parameter): string {
  if (type === 'string') return 'a string';
  if (type === 'boolean') return 'true or false';
  return minimum === undefined ? 'an integer' : `an integer of at least ${minimum}`;
}

function namesOf(parameters: Parameters): string {
  return Object.keys(parameters).join(', ');
}

/**
 * The schema as OpenAI's strict mode wants it: every property required, and
 * those that were optional may be `null`, which the tools read as absent.
 */
export function strictJsonSchema(schema: ToolJsonSchema): ToolJsonSchema {
  const properties: ToolJsonSchema['properties'] = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    properties[name] = schema.required.includes(name)
      ? { ...property }
      : { ...property, type: [property.type, 'null'] };
  }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
