/** OpenAI Agents: @openai/agents */
// #region
import { Agent, run, tool } from '@openai/agents';
// #endregion
import type { Model } from '@openai/agents';
import type { AgentTool, Tools } from 'spanglob';

export async function answer({ glob, list }: Tools, model: Model, prompt: string, signal: AbortSignal) {
  // #region
  const asTool = (from: AgentTool) =>
    tool({
      ...from,
      parameters: from.inputSchema,
      execute: async (input, _context, details) => (await from.execute(input, details)).text,
    });
  const agent = new Agent({ name: 'files', model, tools: [asTool(glob), asTool(list)] });
  const result = await run(agent, prompt, { signal });
  // #endregion
  return result;
}
