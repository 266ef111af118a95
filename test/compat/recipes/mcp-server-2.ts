/** MCP server: @modelcontextprotocol/server 2 */
// #region
import { McpServer } from '@modelcontextprotocol/server';
import { mcpTool } from 'spanglob/mcp';
// #endregion
import type { Tools } from 'spanglob';

export function serve({ glob, list }: Tools): McpServer {
  // #region
  const server = new McpServer({ name: 'files', version: '1.0.0' });
  server.registerTool(...mcpTool(glob));
  server.registerTool(...mcpTool(list));
  // #endregion
  return server;
}
