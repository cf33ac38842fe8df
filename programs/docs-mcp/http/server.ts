import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {Health} from '../health';
import {
  headersTimeout,
  idleTimeout,
  maxConnections,
  requestTimeout,
  type ClientLimits,
} from '../limits';
import type {CallReport} from '../server';
import {logLine, onceSent} from './access-log';
import {readBody} from './body';
import {
  checkRequest,
  healthPath,
  metricsPath,
  pathOf,
  type AllowedCallers,
  type HttpError,
} from './check-request';
import {clientAddress, Proxies} from './client-address';
import {limitConnections} from './connections';
import {respond} from './respond';
import {Metrics} from './metrics';
import {Turns, type Refusal} from './turns';

export interface HttpOptions extends AllowedCallers {
  /** Addresses and networks of proxies whose `X-Forwarded-For` header is believed. */
  proxies: readonly string[];
  limits: ClientLimits;
  accessLog: boolean;
}

export interface Service {
  newServer: (onCall: CallReport) => McpServer;
  health: () => Health;
}

/** Streamable HTTP without sessions, with limits per client. */
export function serveHttp(service: Service, options: HttpOptions): Server {
  const proxies = new Proxies(options.proxies);
  const metrics = new Metrics();
  const turns = new Turns(options.limits);
  // By default, Node.js looks for late requests only every 30 seconds.
  const timeouts = {headersTimeout, requestTimeout, connectionsCheckingInterval: 1000};
  const server = createHttpServer(timeouts, (request, response) => {
    const calls: string[] = [];
    onceSent(request, response, (entry) => {
      metrics.count('docs_mcp_requests_total', {status: String(entry.status)});
      metrics.observe(entry.milliseconds / 1000);
      const [tool] = calls;
      if (options.accessLog) process.stdout.write(logLine({...entry, ...(tool && {tool})}));
    });
    const problem = checkRequest(request, options);
    if (problem) return refuse(response, problem);
    const path = pathOf(request);
    if (path === healthPath) return sendHealth(response, service.health());
    if (path === metricsPath) return sendMetrics(response);
    receive(request, response, (tool, outcome) => {
      calls.push(tool);
      metrics.count('docs_mcp_tool_calls_total', {tool, outcome});
    }).catch(() => response.destroy());
  });

  async function receive(
    request: IncomingMessage,
    response: ServerResponse,
    onCall: CallReport,
  ): Promise<void> {
    const {socket, headers} = request;
    const address = clientAddress(
      socket.remoteAddress,
      String(headers['x-forwarded-for']),
      proxies,
    );
    const refusal = turns.admit(address);
    if (refusal) return tooMany(response, refusal, 'rate');
    const body = await readBody(request);
    const problem = checkBody(body);
    if (body === null || problem) return refuse(response, problem ?? tooLarge);
    const queued = turns.queue(address, () =>
      respond(request, response, body, service.newServer(onCall)),
    );
    if (queued) tooMany(response, queued, 'waiting');
  }

  function tooMany(response: ServerResponse, {retryAfter}: Refusal, limit: string): void {
    metrics.count('docs_mcp_rejected_total', {limit});
    const message = 'Too many calls from your address. Wait before you send the next one.';
    refuse(response, {status: 429, message, headers: {'Retry-After': String(retryAfter)}});
  }

  function sendMetrics(response: ServerResponse): void {
    const {clients, running, waiting} = turns.count();
    const text = metrics.text({
      docs_mcp_connections: {help: 'Open connections.', value: connections()},
      docs_mcp_clients: {help: 'Clients that called recently.', value: clients},
      docs_mcp_calls_running: {help: 'Calls that run.', value: running},
      docs_mcp_calls_waiting: {help: 'Calls that wait for their turn.', value: waiting},
      docs_mcp_copy_age_seconds: {
        help: 'Age of the copy in use while the site is down, otherwise 0.',
        value: service.health().copyAgeSeconds,
      },
      process_resident_memory_bytes: {help: 'Memory in use.', value: process.memoryUsage.rss()},
    });
    response.writeHead(200, {'Content-Type': 'text/plain; version=0.0.4; charset=utf-8'}).end(text);
  }

  const onReject = () => metrics.count('docs_mcp_rejected_total', {limit: 'connections'});
  const limit = options.limits.connections;
  const connections = limitConnections(server, {limit, proxies, onReject});
  server.maxConnections = maxConnections;
  server.on('drop', onReject);
  server.setTimeout(idleTimeout);
  return server;
}

const tooLarge: HttpError = {
  status: 413,
  message: 'The request is too large.',
  headers: {Connection: 'close'},
};

/** The protocol has no batches since version 2025-06-18. One would be many calls in one turn. */
function checkBody(body: string | null): HttpError | null {
  if (body === null) return tooLarge;
  if (body.trimStart().startsWith('[')) {
    return {status: 400, message: 'Send one message per request. Batches are not supported.'};
  }
  return null;
}

function refuse(response: ServerResponse, {status, message, headers}: HttpError): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...headers});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
}

function sendHealth(response: ServerResponse, health: Health): void {
  const status = health.status === 'unavailable' ? 503 : 200;
  response.writeHead(status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
  response.end(`${JSON.stringify(health)}\n`);
}
