/** AI SDK 7 */
// #region
import { generateText, isStepCount } from 'ai';
// #endregion
import type { LanguageModel } from 'ai';
import type { Tools } from 'spanglob';

export async function answer({ glob, list }: Tools, model: LanguageModel, prompt: string, abortSignal: AbortSignal) {
  // #region
  const result = await generateText({ model, prompt, abortSignal, tools: { glob, list }, stopWhen: isStepCount(20) });
  // #endregion
  return result;
}
