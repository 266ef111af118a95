/** MCP server: @modelcontextprotocol/sdk 1 */
// #region
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { mcpHandlers } from 'spanglob/mcp';
// #endregion
import type { Tools } from 'spanglob';

export function serve({ glob, list }: Tools): Server {
  // #region
  const server = new Server({ name: 'files', version: '1.0.0' }, { capabilities: { tools: {} } });
  const handlers = mcpHandlers({ glob, list });
  server.setRequestHandler(ListToolsRequestSchema, handlers.listTools);
  server.setRequestHandler(CallToolRequestSchema, handlers.callTool);
  // #endregion
  return server;
}
