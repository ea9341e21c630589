import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { Refusal, type Docs } from './data/docs';
import { TOOLS } from './tools';

const INSTRUCTIONS =
  'Documentation of the Konva canvas library and its React, Vue and Svelte bindings. Search first, then read another section if the best one does not answer. Look up names with `api` before you use them, and `check` code before you show it.';

/** The server with all tools; the caller connects it to a transport. */
export function createServer(docs: Docs, version: string): McpServer {
  const server = new McpServer({ name: 'konva-docs', version }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS) {
    server.registerTool(
      tool.name,
      {
        description: tool.description,
        inputSchema: tool.shape,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (input: unknown) => {
        try {
          const { text, picture } = await tool.call(docs, input);
          const image = { type: 'image' as const, data: picture ?? '', mimeType: 'image/png' };
          return { content: [{ type: 'text' as const, text }, ...(picture === undefined ? [] : [image])] };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return { content: [{ type: 'text' as const, text: error.message }], isError: true };
        }
      },
    );
  }
  return server;
}
