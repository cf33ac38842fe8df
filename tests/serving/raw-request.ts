import {connect} from 'node:net';
import type {Server} from './server';

export interface RawResponse {
  status: number;
  /** By lowercase name. A header that's sent twice has two values. */
  headers: Map<string, string[]>;
  body: string;
}

/**
 * Sends bytes unchanged, unlike an HTTP library, and reads until the server closes the connection.
 * Returns `undefined` if the server closes it without a response.
 */
export function sendRaw(
  {port}: Pick<Server, 'port'>,
  request: Buffer,
): Promise<RawResponse | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that rejects a long request may reset the connection before it has read everything.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

/** A request with an unchanged target, without encoding or normalization. */
export const requestFor = (target: string, {method = 'GET', headers = ''} = {}): Buffer =>
  Buffer.from(
    `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}Connection: close\r\n\r\n`,
    'latin1',
  );

function parse(bytes: Buffer): RawResponse | undefined {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers,
    body: text.slice(end + 4),
  };
}
