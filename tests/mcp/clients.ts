import {request} from 'node:http';
import {connect, type Socket} from 'node:net';
import {waitLimit} from '../support/limits';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

interface SendOptions {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** Sends a request with any Host header, which `fetch` can't. */
export function send(server: URL, body: string, options: SendOptions = {}): Promise<Reply> {
  const {method = 'POST', path = '/mcp'} = options;
  const {hostname, port} = server;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent: false,
        headers: {...headers, ...options.headers},
        signal: AbortSignal.timeout(waitLimit),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: text}),
        );
      },
    );
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : body);
  });
}

export const ping = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});

export const toolCall = (name: string, input: Record<string, unknown>) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: input}});

/** Without these headers, the server responds before it reads the body. */
const half = [
  'POST /mcp HTTP/1.1',
  'Host: 127.0.0.1',
  'Accept: application/json, text/event-stream',
  'Content-Type: application/json',
  'Content-Length: 100',
];

/** Connections that send the start of a request and then nothing. */
export async function halfSent(server: URL, count: number): Promise<Socket[]> {
  const sockets = Array.from({length: count}, () => {
    const socket = connect(Number(server.port), server.hostname);
    socket.on('error', () => undefined).resume();
    socket.write(`${half.join('\r\n')}\r\n\r\n{`);
    return socket;
  });
  await Promise.all(
    sockets.map(
      (socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve)),
    ),
  );
  return sockets;
}
