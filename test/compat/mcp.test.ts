/** The official MCP packages: servers in memory with both generations, and the command over stdio with both clients. */
import fs from 'node:fs';
import path from 'node:path';
import { Client as Client2 } from '@modelcontextprotocol/client';
import { StdioClientTransport as Stdio2 } from '@modelcontextprotocol/client/stdio';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as Stdio1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport as Memory1 } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer, InMemoryTransport as Memory2 } from '@modelcontextprotocol/server';
import { createTools } from 'spanglob';
import { mcpTool } from 'spanglob/mcp';
import { expect, test } from 'vitest';
import { serve as serve2 } from './recipes/mcp-server-2.ts';
import { serve as serve1 } from './recipes/mcp-sdk-1.ts';
import { type Call, describeFramework, type Reply, workspace } from './support.ts';

const INFO = { name: 'test', version: '1.0.0' };
const COMMAND = path.resolve('../../dist/cli.js');

/** As far as the clients of both generations agree. */
interface Client {
  listTools(): Promise<{ tools: { name: string; inputSchema: unknown }[] }>;
  close(): Promise<void>;
}

async function replyTo(
  { name }: Call,
  client: Client,
  answer: Promise<Record<string, unknown>>,
): Promise<Reply> {
  try {
    const { content, isError, structuredContent } = await answer;
    expect(structuredContent).toBeUndefined();
    const [part, ...more] = content as { type: string; text: string }[];
    expect(more).toEqual([]);
    const told = (await client.listTools()).tools.find((tool) => tool.name === name);
    return { text: part?.text ?? '', isError: isError === true, schema: told?.inputSchema };
  } finally {
    await client.close();
  }
}

describeFramework('@modelcontextprotocol/server and client 2, in memory', {
  async call(asked) {
    const client = new Client2(INFO);
    const [near, far] = Memory2.createLinkedPair();
    await Promise.all([serve2(asked.tools).connect(far), client.connect(near)]);
    const { name, input, signal } = asked;
    return replyTo(asked, client, client.callTool({ name, arguments: input }, { signal }));
  },
});

describeFramework('@modelcontextprotocol/sdk 1, in memory', {
  async call(asked) {
    const client = new Client1(INFO);
    const [near, far] = Memory1.createLinkedPair();
    await Promise.all([serve1(asked.tools).connect(far), client.connect(near)]);
    const { name, input, signal } = asked;
    return replyTo(asked, client, client.callTool({ name, arguments: input }, undefined, { signal }));
  },
});

const command = { command: process.execPath, args: [COMMAND, 'mcp', '--limit', '20', workspace()] };
const connected: readonly [client: string, open: () => Promise<Client & Pick<Client2, 'callTool' | 'getInstructions'>>][] = [
  [
    '@modelcontextprotocol/client 2',
    async () => {
      const client = new Client2(INFO);
      await client.connect(new Stdio2(command));
      return client;
    },
  ],
  [
    '@modelcontextprotocol/sdk 1',
    async () => {
      const client = new Client1(INFO);
      await client.connect(new Stdio1(command) as Parameters<typeof client.connect>[0]);
      return client as unknown as Client & Pick<Client2, 'callTool' | 'getInstructions'>;
    },
  ],
];

test.each(connected)('spanglob mcp, over stdio, with %s', async (_name, open) => {
  const tools = createTools({ cwd: workspace(), limit: 20 });
  const client = await open();
  const textOf = (result: { content?: unknown }): string => (result.content as [{ text: string }])[0].text;
  try {
    expect((await client.listTools()).tools).toMatchObject([
      { name: 'glob', inputSchema: tools.glob.jsonSchema, annotations: { readOnlyHint: true } },
      { name: 'list', inputSchema: tools.list.jsonSchema },
    ]);
    expect(client.getInstructions()).toContain('# glob');

    const whole = await client.callTool({ name: 'glob', arguments: { pattern: '/*.md' } });
    expect(textOf(whole)).toBe((await tools.glob.execute({ pattern: '/*.md' })).text);
    expect(whole.structuredContent).toBeUndefined();

    const sample = textOf(await client.callTool({ name: 'glob', arguments: { pattern: '*.ts' } }));
    expect(sample).toMatch(/Showing 20 of 12[01] paths.* stored at: /);
    const file = /stored at: (.*\.txt)\./.exec(sample)?.[1] ?? '';
    expect(fs.readFileSync(file, 'utf8').split('\n')).toContain('a/119.ts');

    const failed = await client.callTool({ name: 'list', arguments: { path: '../etc' } });
    expect(failed.isError).toBe(true);
    expect(textOf(failed)).toContain('not inside the workdir');

    await client.close();
    // The command removes what it saved when its client has gone.
    await expect.poll(() => fs.existsSync(file), { timeout: 10_000 }).toBe(false);
  } finally {
    await client.close();
  }
});

test('structured content, where it is asked for, stands beside the text', async () => {
  const { glob } = createTools({ cwd: workspace() });
  const server = new McpServer(INFO);
  server.registerTool(...mcpTool(glob, { structured: true }));
  const client = new Client2(INFO);
  const [near, far] = Memory2.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  const result = await client.callTool({ name: 'glob', arguments: { pattern: '/*.md' } });
  const expected = await glob.execute({ pattern: '/*.md' });
  expect(result.content).toEqual([{ type: 'text', text: expected.text }]);
  expect(result.structuredContent).toEqual(JSON.parse(JSON.stringify(expected.details)));
  await client.close();
});
