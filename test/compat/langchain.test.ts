/** LangChain: a tool call as its agents make it, and the schema as its chat models send it. */
import type { ToolMessage } from '@langchain/core/messages';
import { convertToOpenAITool } from '@langchain/core/utils/function_calling';
import { expect } from 'vitest';
import { langchainTools } from './recipes/langchain.ts';
import { describeFramework } from './support.ts';

describeFramework('@langchain/core', {
  // It holds calls against the JSON Schema itself, and that says string.
  takesNull: false,
  async call({ tools, name, input, signal }) {
    const tool = langchainTools(tools).find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`${name} is missing`);
    const call = { type: 'tool_call', id: '1', name, args: input } as const;
    const message: ToolMessage = await tool.invoke(call, { signal });
    expect(message.artifact).toBeTypeOf('object');
    return {
      text: String(message.content),
      isError: undefined,
      schema: convertToOpenAITool(tool).function.parameters,
    };
  },
});
