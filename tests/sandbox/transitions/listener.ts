import {createHmac} from 'node:crypto';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {identity} from '@docs/content-model/identity';

export interface Received {
  type: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Listener {
  url: string;
  /** The status of the next responses. */
  respondWith: (status: number) => void;
  received: Received[];
  close: () => Promise<void>;
}

/** An endpoint as a reader of the guide writes it, apart from the storage. */
export async function startListener(): Promise<Listener> {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const type = String(request.headers[headerName('Event-Type')]);
      received.push({type, headers: request.headers, body});
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    respondWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Node has headers in lower case. */
export const headerName = (name: string): string => `${identity.brand}-${name}`.toLowerCase();

/** The documented steps, written without the sandbox's own code. */
export function isSigned({headers, body}: Received, secret: string): boolean {
  const header = String(headers[headerName('Signature')]);
  const [time = '', ...values] = header.split(',');
  const seconds = time.replace(/^t=/, '');
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  // eslint-disable-next-line no-restricted-syntax -- Receivers reject old signatures.
  const isRecent = Math.abs(Date.now() / 1000 - Number(seconds)) <= 300;
  return isRecent && values.includes(`v1=${expected}`);
}
