/** Mastra, with the mock model of AI SDK 6. */
import { MockLanguageModelV3 } from 'ai6/test';
import { answer } from './recipes/mastra.ts';
import { describeFramework } from './support.ts';

describeFramework('@mastra/core', {
  async call({ tools, name, input, signal }) {
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    };
    const call = { type: 'tool-call', toolCallId: '1', toolName: name, input: JSON.stringify(input) } as const;
    const turn = { usage, warnings: [] };
    const model = new MockLanguageModelV3({
      doGenerate: [
        { ...turn, content: [call], finishReason: { unified: 'tool-calls', raw: undefined } },
        { ...turn, content: [{ type: 'text', text: 'done' }], finishReason: { unified: 'stop', raw: undefined } },
      ],
    });
    await answer(tools, model, 'go', signal);
    const turns = model.doGenerateCalls;
    const told = turns[0]?.tools?.find((tool) => tool.name === name) as { inputSchema?: unknown };
    const [part] = turns[1]?.prompt.at(-1)?.content as unknown as { output: { type: string; value: string } }[];
    return { text: part?.output.value ?? '', isError: part?.output.type === 'error-text', schema: told.inputSchema };
  },
});
