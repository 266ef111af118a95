/** Anthropic: @anthropic-ai/sdk */
// #region
import { betaStandardSchemaTool } from '@anthropic-ai/sdk/helpers/beta/standard-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
// #endregion
import type Anthropic from '@anthropic-ai/sdk';
import type { AgentTool, Tools } from 'spanglob';

export async function answer({ glob, list }: Tools, client: Anthropic, model: string, prompt: string, signal: AbortSignal) {
  // #region
  const runnable = ({ name, description, inputSchema, execute }: AgentTool) =>
    betaStandardSchemaTool({
      name,
      description,
      inputSchema,
      run: async (input, context) => {
        const { text, isError } = await execute(input, context);
        if (isError) throw new ToolError(text);
        return text;
      },
    });
  const tools = [runnable(glob), runnable(list)];
  const messages = [{ role: 'user' as const, content: prompt }];
  const result = await client.beta.messages.toolRunner({ model, max_tokens: 1024, messages, tools }, { signal });
  // #endregion
  return result;
}
