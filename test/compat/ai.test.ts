/** AI SDK 7, 6 and 5, each with its own mock model. */
import { MockLanguageModelV4 } from 'ai/test';
import { MockLanguageModelV2 } from 'ai5/test';
import { MockLanguageModelV3 } from 'ai6/test';
import { answer as answer5 } from './recipes/ai-5.ts';
import { answer as answer6 } from './recipes/ai-6.ts';
import { answer as answer7 } from './recipes/ai-7.ts';
import { type Call, describeFramework, type Reply } from './support.ts';

/** What the model is sent: the last message of its second turn, and the tools of its first. */
interface Turn {
  readonly prompt: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly object[] | undefined;
}

function replyOf(turns: readonly Turn[], name: string): Reply {
  const told = turns[0]?.tools?.find((tool) => 'name' in tool && tool.name === name) as { inputSchema?: unknown };
  const [part] = turns[1]?.prompt.at(-1)?.content as { output: { type: string; value: string } }[];
  if (part === undefined) throw new Error('the model was sent no result');
  return { text: part.output.value, isError: part.output.type === 'error-text', schema: told.inputSchema };
}

const call = ({ name, input }: Call) =>
  ({ type: 'tool-call', toolCallId: '1', toolName: name, input: JSON.stringify(input) }) as const;
const done = { type: 'text', text: 'done' } as const;

describeFramework('ai 7', {
  async call(asked) {
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    };
    const turn = { usage, warnings: [] };
    const model = new MockLanguageModelV4({
      doGenerate: [
        { ...turn, content: [call(asked)], finishReason: { unified: 'tool-calls', raw: undefined } },
        { ...turn, content: [done], finishReason: { unified: 'stop', raw: undefined } },
      ],
    });
    await answer7(asked.tools, model, 'go', asked.signal);
    return replyOf(model.doGenerateCalls, asked.name);
  },
});

describeFramework('ai 6', {
  async call(asked) {
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    };
    const turn = { usage, warnings: [] };
    const model = new MockLanguageModelV3({
      doGenerate: [
        { ...turn, content: [call(asked)], finishReason: { unified: 'tool-calls', raw: undefined } },
        { ...turn, content: [done], finishReason: { unified: 'stop', raw: undefined } },
      ],
    });
    await answer6(asked.tools, model, 'go', asked.signal);
    return replyOf(model.doGenerateCalls, asked.name);
  },
});

describeFramework('ai 5', {
  async call(asked) {
    const turn = { usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 }, warnings: [] };
    const model = new MockLanguageModelV2({
      doGenerate: [
        { ...turn, content: [call(asked)], finishReason: 'tool-calls' },
        { ...turn, content: [done], finishReason: 'stop' },
      ],
    });
    await answer5(asked.tools, model, 'go', asked.signal);
    return replyOf(model.doGenerateCalls, asked.name);
  },
});
