import {createServer as createHttpServer, type IncomingMessage, type Server} from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {maxConnections, maxRequestBytes} from './limits';

export const endpoint = '/mcp';

export interface HttpOptions {
  /** Allowed host names, without ports. */
  hosts: readonly string[];
  /**
   * Origins of web pages that may call the server. Programs send no origin and are always allowed.
   */
  origins: readonly string[];
}

/**
 * Streamable HTTP without sessions. Every request gets its own server, which is closed after the
 * response.
 */
export function serveHttp(newServer: () => McpServer, options: HttpOptions): Server {
  const server = createHttpServer((request, response) => {
    const problem = validateRequest(request, options);
    if (problem) {
      const {status, message, headers} = problem;
      response.writeHead(status, {'Content-Type': 'application/json', ...headers});
      response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
      return;
    }
    const mcp = newServer();
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: maxRequestBytes,
    });
    // If the client disconnects, closing the server aborts pending reads.
    response.on('close', () => void mcp.close());
    mcp
      .connect(transport)
      .then(() => transport.handleRequest(request, response))
      .catch((error: unknown) => {
        console.error('A request failed:', error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });
  server.maxConnections = maxConnections;
  server.requestTimeout = 30_000;
  return server;
}

interface HttpError {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/**
 * Web pages in a browser can reach a local server. Checking the host and the origin prevents DNS
 * rebinding.
 */
function validateRequest(
  request: IncomingMessage,
  {hosts, origins}: HttpOptions,
): HttpError | null {
  const {host, origin} = request.headers;
  if (!host || !hosts.includes(hostnameOf(host))) return {status: 403, message: 'Unknown host.'};
  if (origin !== undefined && !origins.includes(origin)) {
    return {status: 403, message: "Web pages from this origin can't call the server."};
  }
  if (request.url?.split('?')[0] !== endpoint) {
    return {status: 404, message: `The server is at ${endpoint}.`};
  }
  if (request.method !== 'POST') {
    const headers = {Allow: 'POST'};
    return {status: 405, message: 'Use POST. The server has no sessions or streams.', headers};
  }
  return null;
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
