/** Anthropic's SDK with its tool runner; the API is a function. */
import Anthropic from '@anthropic-ai/sdk';
import { answer } from './recipes/anthropic.ts';
import { describeFramework } from './support.ts';

interface Asked {
  tools: { name: string; input_schema: unknown }[];
  messages: { role: string; content: { content: string; is_error?: boolean }[] }[];
}

describeFramework('@anthropic-ai/sdk', {
  async call({ tools, name, input, signal }) {
    const asked: Asked[] = [];
    const client = new Anthropic({
      apiKey: 'none',
      fetch: async (_url, init) => {
        asked.push(JSON.parse(String(init?.body)) as Asked);
        const isFirst = asked.length === 1;
        const content = isFirst ? { type: 'tool_use', id: '1', name, input } : { type: 'text', text: 'done' };
        return Response.json({
          id: 'message',
          type: 'message',
          role: 'assistant',
          model: 'mock',
          content: [content],
          stop_reason: isFirst ? 'tool_use' : 'end_turn',
          usage: { input_tokens: 1, output_tokens: 1 },
        });
      },
    });
    await answer(tools, client, 'mock', 'go', signal);
    const result = asked[1]?.messages.at(-1)?.content[0];
    return {
      text: result?.content ?? '',
      isError: result?.is_error ?? false,
      schema: asked[0]?.tools.find((tool) => tool.name === name)?.input_schema,
    };
  },
});
