/** The handlers for MCP servers, without an SDK. */
import { describe, expect, test } from 'vitest';
import { mcpHandlers, mcpTool } from '../../src/tools/mcp.ts';
import { createTools } from '../../src/tools/tools.ts';
import { makeTree } from '../support/tree.ts';

describe('mcpHandlers', () => {
  test('tells the tools', async () => {
    const tools = createTools();
    const listed = (await mcpHandlers(tools).listTools()).tools;
    expect(listed.map(({ name }) => name)).toEqual(['glob', 'list']);
    expect(listed[0]?.inputSchema).toEqual(tools.glob.jsonSchema);
    expect(JSON.stringify(listed)).not.toContain('outputSchema');
  });

  test('sends the text alone, unless it is told otherwise', async () => {
    const { root } = await makeTree({ 'a.ts': 1 });
    const tools = createTools({ cwd: root });
    const request = { params: { name: 'glob', arguments: { pattern: '*' } } };
    expect(await mcpHandlers(tools).callTool(request)).toEqual({ content: [{ type: 'text', text: 'a.ts' }] });
    expect(await mcpHandlers(tools, { structured: true }).callTool(request)).toMatchObject({
      content: [{ type: 'text', text: 'a.ts' }],
      structuredContent: { paths: ['a.ts'], total: 1 },
    });
  });

  test('sends failures as results', async () => {
    const { callTool } = mcpHandlers(createTools());
    expect(await callTool({ params: { name: 'list', arguments: { path: 'no' } } })).toMatchObject({
      isError: true,
    });
    expect(await callTool({ params: { name: 'no' } })).toEqual({
      content: [{ type: 'text', text: 'there is no tool no; there are: glob, list' }],
      isError: true,
    });
  });

  test.each([
    ['SDK 1', (signal: AbortSignal) => ({ signal })],
    ['SDK 2', (signal: AbortSignal) => ({ mcpReq: { signal } })],
  ])('ends with the signal of %s', async (_sdk, context) => {
    const signal = AbortSignal.abort(new Error('enough'));
    const { callTool } = mcpHandlers(createTools());
    await expect(callTool({ params: { name: 'list' } }, context(signal))).rejects.toThrow('enough');
    const [, , handler] = mcpTool(createTools().list);
    await expect(handler({}, context(signal))).rejects.toThrow('enough');
  });
});

test('mcpTool gives what registerTool takes', async () => {
  const { root } = await makeTree({ 'a.ts': 1 });
  const { list } = createTools({ cwd: root });
  const [name, config, handler] = mcpTool(list);
  expect(name).toBe('list');
  expect(config).toEqual({
    title: list.title,
    description: list.description,
    inputSchema: list.inputSchema,
    annotations: list.annotations,
  });
  expect((await handler({})).content[0]?.text).toBe((await list.execute({})).text);
});
