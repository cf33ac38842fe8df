import {createServer as createHttpServer, type IncomingMessage, type Server} from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {maxConnections, maxRequestBytes} from './limits';

export const endpoint = '/mcp';

export interface HttpOptions {
  /** Names under which the server may be called, without ports. */
  hosts: readonly string[];
  /** Web pages that may call it. Programs send no origin and are always served. */
  origins: readonly string[];
}

/** Streamable HTTP without sessions: every request has a server of its own and ends with its answer. */
export function serveHttp(newServer: () => McpServer, options: HttpOptions): Server {
  const server = createHttpServer((request, response) => {
    const refusal = refuse(request, options);
    if (refusal) {
      const {status, message, headers} = refusal;
      response.writeHead(status, {'Content-Type': 'application/json', ...headers});
      response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
      return;
    }
    const mcp = newServer();
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: maxRequestBytes,
    });
    // Whoever hangs up has cancelled: closing aborts what is still being read.
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

interface HttpRefusal {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** A page in a browser can reach a server on this machine: it must not come under a foreign name. */
function refuse(request: IncomingMessage, {hosts, origins}: HttpOptions): HttpRefusal | null {
  const {host, origin} = request.headers;
  if (!host || !hosts.includes(hostnameOf(host))) return {status: 403, message: 'Unknown host.'};
  if (origin !== undefined && !origins.includes(origin)) {
    return {status: 403, message: 'Calls from web pages of this origin are not allowed.'};
  }
  if (request.url?.split('?')[0] !== endpoint) {
    return {status: 404, message: `The server is at ${endpoint}.`};
  }
  if (request.method !== 'POST') {
    const headers = {Allow: 'POST'};
    return {status: 405, message: 'There are no sessions and no streams: use POST.', headers};
  }
  return null;
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
