/** The tools over the Model Context Protocol: plain objects that any of its SDKs takes; none is imported. */
import { callTool, type ToolCall, type ToolSet } from './call-tool.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { AgentTool, ToolAnnotations, ToolJsonSchema, ToolResult } from './tool.ts';

/** How to send results. */
export interface McpOptions {
  /**
   * Also send `details` as `structuredContent`. Several clients then keep the text from the model, and the text is
   * the product, hence the default: false.
   */
  readonly structured?: boolean | undefined;
}

/** A result of `tools/call`. Not an interface: SDK 1's results have an index signature, which interfaces lack. */
export type McpResult = {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
};

/** A tool as `tools/list` tells it. */
export type McpToolListing = {
  name: string;
  title: string;
  description: string;
  inputSchema: {
    type: 'object';
    properties: ToolJsonSchema['properties'];
    required: string[];
    additionalProperties: false;
  };
  annotations: ToolAnnotations;
};

/** Where the SDKs put the signal of a request: SDK 1 as `signal`, SDK 2 in `mcpReq`. */
export interface McpContext {
  readonly signal?: AbortSignal | undefined;
  readonly mcpReq?: { readonly signal?: AbortSignal | undefined } | undefined;
}

/** Handlers of a low-level `Server`: of `tools/list`, and of `tools/call`. */
export interface McpHandlers {
  readonly listTools: () => Promise<{ tools: McpToolListing[] }>;
  readonly callTool: (request: { readonly params: ToolCall }, context?: McpContext) => Promise<McpResult>;
}

/** For servers built from request handlers, as with `@modelcontextprotocol/sdk` 1.x. */
export function mcpHandlers(tools: ToolSet, options: McpOptions = {}): McpHandlers {
  return {
    async listTools() {
      return { tools: Object.values(tools).map(listingOf) };
    },
    async callTool({ params }, context) {
      return resultOf(await callTool(tools, params, { signal: signalOf(context) }), options);
    },
  };
}

/** The arguments of `registerTool`. */
export type McpTool<I> = [
  name: string,
  config: {
    title: string;
    description: string;
    inputSchema: StandardSchema<I>;
    annotations: ToolAnnotations;
  },
  handler: (input: I, context?: McpContext) => Promise<McpResult>,
];

/** For `McpServer` of `@modelcontextprotocol/server` 2.x: `server.registerTool(...mcpTool(glob))`. */
export function mcpTool<N extends string, I, D>(
  tool: AgentTool<N, I, D>,
  options: McpOptions = {},
): McpTool<I> {
  const { name, title, description, inputSchema, annotations } = tool;
  return [
    name,
    { title, description, inputSchema, annotations },
    async (input, context) => resultOf(await tool.execute(input, { signal: signalOf(context) }), options),
  ];
}

function listingOf({ name, title, description, jsonSchema, annotations }: AgentTool): McpToolListing {
  return { name, title, description, inputSchema: { ...jsonSchema }, annotations };
}

function resultOf(result: ToolResult<unknown>, { structured = false }: McpOptions): McpResult {
  return {
    content: [{ type: 'text', text: result.text }],
    ...(result.isError && { isError: true }),
    ...(structured && { structuredContent: { ...(result.details as object) } }),
  };
}

function signalOf(context: McpContext | undefined): AbortSignal | undefined {
  return context?.mcpReq?.signal ?? context?.signal;
}
