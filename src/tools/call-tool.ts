/** For hosts without a framework: a model's call, by name. */
import { quoteInSentence } from '../quote.ts';
import { type AgentTool, type ExecuteOptions, failed, type ToolResult } from './tool.ts';

/** Tools by any name, or in a list. */
export type ToolSet = Readonly<Record<string, AgentTool>> | readonly AgentTool[];

/** A call as a model makes it. */
export interface ToolCall {
  readonly name: string;
  /** An object, or one as JSON text. */
  readonly arguments?: unknown;
}

/**
 * Runs the tool that a model called. An unknown name and arguments that are
 * not JSON are failures like any other: returned with `isError: true`.
 * Rejects on abort alone, with the signal's reason.
 */
export async function callTool(
  tools: ToolSet,
  call: ToolCall,
  options?: ExecuteOptions,
  // biome-ignore lint/suspicious/noExplicitAny: which tool it is, and so what its details are, is known at run time.
): Promise<ToolResult<any>> {
  const all: readonly AgentTool[] = Object.values(tools);
  const tool = all.find(({ name }) => name === call.name);
  if (tool === undefined) {
    const names = all.map(({ name }) => name).join(', ');
    const asked = typeof call.name === 'string' ? quoteInSentence(call.name) : `of type ${typeof call.name}`;
    return failed('INVALID_ARGUMENT', `there is no tool ${asked}; there are: ${names}`);
  }
  let input = call.arguments;
  if (typeof input === 'string') {
    try {
      // A model that has nothing to say about any parameter may send no text at all.
      input = input.trim() === '' ? {} : JSON.parse(input);
    } catch {
      return failed('INVALID_ARGUMENT', `the arguments of ${tool.name} are not valid JSON`);
    }
  }
  return tool.execute(input, options);
}
