import type {Server} from 'node:http';
import {serve} from '@hono/node-server';
import {type Context, Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type {Library} from './library';
import {
  headersTimeout,
  idleTimeout,
  maxConnections,
  maxRequestBytes,
  requestTimeout,
} from './limits';
import {docsServerVersion} from './version';

export const endpoint = '/mcp';
const healthPath = '/healthz';

export interface HttpOptions {
  port: number;
  host: string;
  /** Allowed host names, without ports. */
  hosts: readonly string[];
  /** Origins of web pages that may call the server. Programs send no origin and are always allowed. */
  origins: readonly string[];
}

export interface Service {
  newServer: () => McpServer;
  health: () => Health;
}

/** Streamable HTTP without sessions: a server per message. */
export function serveHttp(service: Service, options: HttpOptions): Server {
  const app = new Hono();

  // Web pages in a browser can reach a local server. Checking the host and the origin prevents DNS
  // rebinding. A load balancer's health check names any host, and its response says nothing private.
  app.use(async (context, next) => {
    const {hostname} = new URL(context.req.url);
    const origin = context.req.header('origin');
    if (context.req.path !== healthPath && !options.hosts.includes(hostname))
      return refuse(context, 403, 'Unknown host.');
    if (origin !== undefined && !options.origins.includes(origin))
      return refuse(context, 403, "Web pages from this origin can't call the server.");
    return next();
  });

  app.get(healthPath, (context) => {
    const health = service.health();
    const headers = {'Cache-Control': 'no-store'};
    return context.json(health, health.status === 'unavailable' ? 503 : 200, headers);
  });

  const limit = bodyLimit({
    maxSize: maxRequestBytes,
    onError: (context) => refuse(context, 413, 'The request is too large.', {Connection: 'close'}),
  });
  app.post(endpoint, limit, async ({req: {raw}}) => {
    const mcp = service.newServer();
    // If the client disconnects, closing the server aborts pending reads.
    raw.signal.addEventListener('abort', () => void mcp.close());
    try {
      const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
      await mcp.connect(transport);
      return await transport.handleRequest(raw);
    } finally {
      await mcp.close();
    }
  });

  const otherMethod = (method: string) => (context: Context) =>
    refuse(context, 405, `Use ${method}. The server has no sessions or streams.`, {Allow: method});
  app.all(endpoint, otherMethod('POST'));
  app.all(healthPath, otherMethod('GET'));
  app.notFound((context) => refuse(context, 404, `The server is at ${endpoint}.`));
  app.onError((error, context) => {
    console.error('A request failed:', error);
    return refuse(context, 500, "The server couldn't complete this call.");
  });

  const server = serve({
    fetch: app.fetch,
    port: options.port,
    hostname: options.host,
    // By default, Node.js looks for late requests only every 30 seconds.
    serverOptions: {headersTimeout, requestTimeout, connectionsCheckingInterval: 1000},
  }) as Server;
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeout);
  return server;
}

type Refusal = 403 | 404 | 405 | 413 | 500;

const refuse = (
  context: Context,
  status: Refusal,
  message: string,
  headers?: Record<string, string>,
) => context.json({jsonrpc: '2.0', error: {code: -32_000, message}, id: null}, status, headers);

interface Health {
  /** `stale` means that the site is down and old copies are used. */
  status: 'ok' | 'stale' | 'unavailable';
  copyAgeSeconds: number;
  version: string;
}

/** The search index is what most calls need, and the last thing to be ready. */
export function healthOf(library: Library): Health {
  // Loads the index again if it's due, so that checks notice that the site is back.
  library.preload();
  const copy = library.search.peek();
  const age = copy?.from ? Math.round((Date.now() - copy.from.getTime()) / 1000) : 0;
  const status = copy === null ? 'unavailable' : copy.from ? 'stale' : 'ok';
  return {status, copyAgeSeconds: age, version: docsServerVersion};
}
