/** LangChain: @langchain/core */
// #region
import { tool } from '@langchain/core/tools';
// #endregion
import type { AgentTool, Tools } from 'spanglob';

export function langchainTools({ glob, list }: Tools) {
  // #region
  const asTool = (from: AgentTool) =>
    tool(
      async (input, config) => {
        const { text, details } = await from.execute(input, config);
        return [text, details];
      },
      { ...from, schema: from.jsonSchema, responseFormat: 'content_and_artifact' },
    );
  const tools = [asTool(glob), asTool(list)];
  // #endregion
  return tools;
}
