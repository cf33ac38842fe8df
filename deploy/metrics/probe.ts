import {get as getPlain, type IncomingMessage} from 'node:http';
import {get as getSecure} from 'node:https';
import {connect, type PeerCertificate} from 'node:tls';
import {site} from '../../config/site';
import type {ServerSettings} from '../server-settings';

export interface Response {
  /** 0 if there's none. */
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  seconds: number;
}

const timeout = 5000;
const hostOf = ({hosts}: ServerSettings): string => hosts?.[0] ?? new URL(site.url).hostname;

/** Splits `address:port`. An address for all interfaces is reached through the loopback interface. */
function targetOf(listen: string): {host: string; port: number} {
  const [, address = '', port] = /^(?:(.*):)?(\d+)$/.exec(listen) ?? [];
  const plain = address.replaceAll(/[[\]]/g, '');
  const host = /^(?:|\*|0\.0\.0\.0)$/.test(plain) ? '127.0.0.1' : plain === '::' ? '::1' : plain;
  return {host, port: Number(port)};
}

/** Requests an address from the server as a reader does. The certificate is judged separately. */
export function request(settings: ServerSettings, address: string): Promise<Response> {
  const started = performance.now();
  const options = {
    ...targetOf(settings.tls?.address ?? settings.listen),
    path: address,
    agent: false as const,
    timeout,
    headers: {host: hostOf(settings)},
  };
  return new Promise((resolve) => {
    const end = (response?: IncomingMessage, chunks: Buffer[] = []) =>
      resolve({
        status: response?.statusCode ?? 0,
        headers: response?.headers ?? {},
        body: Buffer.concat(chunks),
        seconds: (performance.now() - started) / 1000,
      });
    const read = (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => end(response, chunks));
      response.on('error', () => end());
    };
    const sent = settings.tls
      ? getSecure({...options, servername: hostOf(settings), rejectUnauthorized: false}, read)
      : getPlain(options, read);
    // The timeout above only counts idle time.
    const deadline = setTimeout(() => sent.destroy(), timeout);
    sent.on('close', () => clearTimeout(deadline));
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end());
  });
}

/** Returns the certificate that the server sends, or `undefined` if it sends none. */
export function servedCertificate(settings: ServerSettings): Promise<PeerCertificate | undefined> {
  const {tls} = settings;
  if (!tls) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const target = {...targetOf(tls.address), servername: hostOf(settings), timeout};
    const socket = connect({...target, rejectUnauthorized: false}, () => {
      resolve(socket.getPeerCertificate());
      socket.end();
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
  });
}
