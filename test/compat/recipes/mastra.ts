/** Mastra: @mastra/core */
// #region
import { Agent } from '@mastra/core/agent';
// #endregion
import type { Tools } from 'spanglob';

type Model = ConstructorParameters<typeof Agent>[0]['model'];

export async function answer({ glob, list }: Tools, model: Model, prompt: string, abortSignal: AbortSignal) {
  // #region
  const tools = { glob: { ...glob, id: glob.name }, list: { ...list, id: list.name } };
  const agent = new Agent({ id: 'files', name: 'files', instructions: glob.guidance, model, tools });
  const result = await agent.generate(prompt, { abortSignal });
  // #endregion
  return result;
}
