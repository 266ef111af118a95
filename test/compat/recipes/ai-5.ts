/** AI SDK 5 */
// #region
import { generateText, jsonSchema, stepCountIs } from 'ai5';
// #endregion
import type { LanguageModel } from 'ai5';
import type { Tools } from 'spanglob';

export async function answer({ glob, list }: Tools, model: LanguageModel, prompt: string, abortSignal: AbortSignal) {
  // #region
  const tools = {
    glob: { ...glob, inputSchema: jsonSchema<object>(glob.jsonSchema) },
    list: { ...list, inputSchema: jsonSchema<object>(list.jsonSchema) },
  };
  const result = await generateText({ model, prompt, abortSignal, tools, stopWhen: stepCountIs(20) });
  // #endregion
  return result;
}
