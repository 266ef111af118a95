/** AI SDK 6 */
// #region
import { generateText, stepCountIs } from 'ai6';
// #endregion
import type { LanguageModel } from 'ai6';
import type { Tools } from 'spanglob';

export async function answer({ glob, list }: Tools, model: LanguageModel, prompt: string, abortSignal: AbortSignal) {
  // #region
  const result = await generateText({ model, prompt, abortSignal, tools: { glob, list }, stopWhen: stepCountIs(20) });
  // #endregion
  return result;
}
