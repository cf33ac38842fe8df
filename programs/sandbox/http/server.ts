import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {HttpRequest, HttpResponse} from './messages';

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
