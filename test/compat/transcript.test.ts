/**
 * A whole session, as the model sees it: asked what a workspace holds, it
 * lists the top level and then asks for everything, in the tree whose page
 * once misled.
 */
import { generateText, isStepCount } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { createTools, memorySpillStore } from 'spanglob';
import { afterAll, expect, test } from 'vitest';
import { makeTree, removeTrees } from '../support/tree.ts';
import { incident } from '../trees/incident.ts';

afterAll(removeTrees);

const QUESTION = 'What does this workspace contain?';
const CALLS = [
  { toolName: 'list', input: '{}' },
  { toolName: 'glob', input: '{"pattern":"*"}' },
];

test('the complete transcript', async () => {
  const { root } = await makeTree(incident());
  const { glob, list } = createTools({ cwd: root, spill: memorySpillStore() });
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const turn = { usage, warnings: [] };
  const model = new MockLanguageModelV4({
    doGenerate: [
      ...CALLS.map((call, index) => ({
        ...turn,
        content: [{ type: 'tool-call' as const, toolCallId: `${index}`, ...call }],
        finishReason: { unified: 'tool-calls' as const, raw: undefined },
      })),
      {
        ...turn,
        content: [{ type: 'text', text: '(the answer)' }],
        finishReason: { unified: 'stop', raw: undefined },
      },
    ],
  });
  await generateText({
    model,
    instructions: [glob.guidance, list.guidance].join('\n\n'),
    prompt: QUESTION,
    tools: { glob, list },
    stopWhen: isStepCount(20),
  });
  const last = model.doGenerateCalls.at(-1);
  const transcript = [
    ...(last?.tools ?? []).flatMap((tool) => ['== tool ==', JSON.stringify(tool, undefined, 2)]),
    ...(last?.prompt ?? []).flatMap(({ role, content }) => [`== ${role} ==`, readable(content)]),
  ].join('\n');
  // Nothing of the machine that it ran on.
  expect(transcript).not.toContain(root);
  await expect(`${transcript}\n`).toMatchFileSnapshot('transcript.txt');
});

/** Texts as they are; calls as JSON. */
function readable(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { type: string; text?: string; toolName?: string; input?: unknown; output?: { value: string } }[])
    .map((part) => part.text ?? part.output?.value ?? `${part.toolName} ${JSON.stringify(part.input)}`)
    .join('\n');
}
