/** OpenAI's SDK with its tool runner; the API is a function. */
import OpenAI from 'openai';
import { strictJsonSchema } from 'spanglob';
import { answer } from './recipes/openai.ts';
import { describeFramework } from './support.ts';

interface Asked {
  tools: { function: { name: string; parameters: unknown } }[];
  messages: { role: string; content: string }[];
}

describeFramework('openai', {
  schemaOf: strictJsonSchema,
  async call({ tools, name, input, signal }) {
    const asked: Asked[] = [];
    const client = new OpenAI({
      apiKey: 'none',
      fetch: async (_url, init) => {
        asked.push(JSON.parse(String(init?.body)) as Asked);
        const isFirst = asked.length === 1;
        const call = { id: '1', type: 'function', function: { name, arguments: JSON.stringify(input) } };
        const message = isFirst ? { content: null, tool_calls: [call] } : { content: 'done' };
        return Response.json({
          id: 'completion',
          object: 'chat.completion',
          created: 0,
          model: 'mock',
          choices: [
            { index: 0, finish_reason: isFirst ? 'tool_calls' : 'stop', message: { role: 'assistant', refusal: null, ...message } },
          ],
        });
      },
    });
    await answer(tools, client, 'mock', 'go', signal);
    return {
      text: asked[1]?.messages.at(-1)?.content ?? '',
      isError: undefined,
      schema: asked[0]?.tools.find((tool) => tool.function.name === name)?.function.parameters,
    };
  },
});
