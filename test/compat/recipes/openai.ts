/** OpenAI: openai */
// #region
import { strictJsonSchema } from 'spanglob';
// #endregion
import type OpenAI from 'openai';
import type { AgentTool, Tools } from 'spanglob';

export async function answer({ glob, list }: Tools, client: OpenAI, model: string, prompt: string, signal: AbortSignal) {
  // #region
  const runnable = ({ name, description, jsonSchema, execute }: AgentTool) => ({
    type: 'function' as const,
    function: {
      name,
      description,
      strict: true,
      parameters: strictJsonSchema(jsonSchema) as object as Record<string, unknown>,
      parse: JSON.parse,
      function: async (input: unknown) => (await execute(input, { signal })).text,
    },
  });
  const tools = [runnable(glob), runnable(list)];
  const messages = [{ role: 'user' as const, content: prompt }];
  const runner = client.chat.completions.runTools({ model, messages, tools }, { signal });
  const result = await runner.finalContent();
  // #endregion
  return result;
}
