import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {ControlReply, ControlRequest} from '../control/parts';
import {isLoopback} from '../events/endpoints';
import type {HttpRequest, HttpResponse, Json} from '../types';

export interface ServerParts {
  handle: (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;
  /** Runs after each response was sent. */
  settle: () => void;
  report: (error: unknown) => void;
}

/** A file can have 25 MB. Larger bodies are read too, so that they get the documented error. */
const maximumBody = 40 * 1024 * 1024;

/** Serves the sandbox. Requests are handled one after another, in the order of their last byte. */
export function createHttpServer(parts: ServerParts): Server {
  const server = createServer((incoming, outgoing) => {
    void serve(parts, incoming, outgoing);
  });
  server.requestTimeout = 60_000;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  return server;
}

async function serve(
  {handle, settle, report}: ServerParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const body = await readBytes(incoming);
    if (!body) return send(outgoing, tooLarge);
    const response = handle(requestOf(incoming, body));
    // Without a pause, no other request can come before the settling.
    send(outgoing, response instanceof Promise ? await response : response);
    settle();
  } catch (error) {
    if (!incoming.readableAborted) report(error);
    outgoing.destroy();
  }
}

const tooLarge: HttpResponse = {
  status: 413,
  headers: {'Content-Type': 'text/plain; charset=utf-8', Connection: 'close'},
  body: 'The request body is larger than 40 MB.\n',
};

async function readBytes(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maximumBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requestOf(
  {method = 'GET', url = '/', headers}: IncomingMessage,
  body: Buffer,
): HttpRequest {
  const values = Object.entries(headers).map(([name, value = '']) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return {method, target: url, headers: Object.fromEntries(values) as HttpRequest['headers'], body};
}

function send(outgoing: ServerResponse, {status, headers, body}: HttpResponse): void {
  outgoing.writeHead(status, {...headers, 'Content-Length': String(Buffer.byteLength(body))});
  outgoing.end(body);
}

/**
 * Rejects requests that a web page sends in secret. A page can reach this machine under a name of
 * its own, or from its own origin, but it can't hide either.
 */
export function rejectForeign({headers}: HttpRequest): HttpResponse | undefined {
  const host = hostOf(`http://${headers.host ?? 'localhost'}`);
  if (!isLoopback(host)) {
    return rejected(421, `This sandbox serves this machine only, not ${host || 'this host'}.`);
  }
  if (headers.origin !== undefined && !isLocalPage(headers.origin)) {
    return rejected(403, "Web pages of other machines can't use this sandbox.");
  }
  return undefined;
}

/** What a browser asks before a page's own request. Undefined if it's another request. */
export function preflight({method, headers}: HttpRequest): HttpResponse | undefined {
  const wanted = headers['access-control-request-method'];
  if (method !== 'OPTIONS' || !isLocalPage(headers.origin) || wanted === undefined)
    return undefined;
  const names = headers['access-control-request-headers'];
  return {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': wanted,
      ...(names && {'Access-Control-Allow-Headers': names}),
    },
    body: '',
  };
}

/**
 * Lets a page on this machine read the response, with all of its headers. Other pages can't, not
 * even with --allow-network.
 */
export function readableByPage({headers}: HttpRequest, response: HttpResponse): HttpResponse {
  if (!isLocalPage(headers.origin)) return response;
  const allowed = {
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Expose-Headers': '*',
    Vary: 'Origin',
  };
  return {...response, headers: {...response.headers, ...allowed}};
}

const isLocalPage = (origin: string | undefined): origin is string =>
  origin !== undefined && isLoopback(hostOf(origin));

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

const rejected = (status: number, message: string): HttpResponse => ({
  status,
  headers: {'Content-Type': 'text/plain; charset=utf-8'},
  body: `${message} Start it with --allow-network to change that.\n`,
});

const json = {'Content-Type': 'application/json; charset=utf-8'};

/** A control request, whatever its content type says. Undefined if the body isn't JSON. */
export function readControl({method, target, body}: HttpRequest): ControlRequest | undefined {
  const [path = ''] = target.split('?');
  const text = Buffer.from(body).toString('utf8').trim();
  if (!text) return {method, path};
  try {
    return {method, path, body: JSON.parse(text) as Json};
  } catch {
    return undefined;
  }
}

/** Control responses are read by people, so they're indented. */
export const controlResponse = ({status, body}: ControlReply): HttpResponse => ({
  status,
  headers: body === undefined ? {} : json,
  body: body === undefined ? '' : `${JSON.stringify(body, null, 2)}\n`,
});

export const malformedControl: HttpResponse = controlResponse({
  status: 400,
  body: {error: {code: 'invalid_control_request', message: "The body isn't valid JSON."}},
});
