import type {IncomingMessage, ServerResponse} from 'node:http';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';

/** Handles one message with a server of its own, which is closed after the response. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  mcp: McpServer,
): Promise<void> {
  // The client left while the call was waiting.
  if (response.destroyed) return;
  // If the client disconnects, closing the server aborts pending reads.
  response.on('close', () => void mcp.close());
  try {
    const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
    await mcp.connect(transport);
    const result = await transport.handleRequest(webRequest(request, body));
    const content = Buffer.from(await result.arrayBuffer());
    response.writeHead(result.status, Object.fromEntries(result.headers)).end(content);
  } catch (error) {
    console.error('A request failed:', error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

/** Only the headers that the protocol knows. The host was checked before. */
function webRequest({headers}: IncomingMessage, body: string): Request {
  const names = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];
  const known = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request('http://localhost/mcp', {method: 'POST', headers: known, body});
}
