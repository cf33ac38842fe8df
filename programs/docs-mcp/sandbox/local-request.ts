import {Agent, request} from 'node:http';
import {maxSandboxBytes, sandboxTimeout} from '../limits';
import {UserError} from '../user-error';

export interface LocalRequest {
  method: string;
  /** Path and query string. */
  path: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

export interface LocalResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends a request to this machine. It follows no redirects and uses no proxy. */
export function sendLocal(
  {host, port}: SandboxAddress,
  {method, path, headers = {}, body}: LocalRequest,
  signal: AbortSignal,
): Promise<LocalResponse> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(sandboxTimeout)]);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(bounded.aborted ? late(signal, error) : noSandbox(error));
    // An agent of its own, because the global one can have a proxy.
    const agent = new Agent();
    const sent = request(
      {host, port, method, path, headers, agent, signal: bounded},
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= maxSandboxBytes) chunks.push(chunk);
          else sent.destroy(new UserError('The response of the sandbox is too large.'));
        });
        response.on('error', fail);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: text});
        });
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

const late = (signal: AbortSignal, error: Error): Error =>
  signal.aborted
    ? error
    : new UserError(`The sandbox didn't respond within ${sandboxTimeout / 1000} seconds.`);

const noSandbox = (error: Error): Error =>
  error instanceof UserError
    ? error
    : new UserError(
        'No sandbox runs on this machine. Ask the user to start it as described in ' +
          '/get-started/sandbox, then call again.',
      );

export const defaultSandbox = 'http://127.0.0.1:4080';

export interface SandboxAddress {
  /** A literal loopback address, so that no name has to be resolved. */
  host: string;
  port: number;
}

/** Accepts only this machine, because a call must never reach the real API or another host. */
export function sandboxAddress(text: string): SandboxAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  const host = url?.hostname.replace('localhost', '127.0.0.1').replaceAll(/[[\]]/g, '') ?? '';
  const isOrigin = url?.href === `${url?.origin}/`;
  const isLocal = /^127(\.\d{1,3}){3}$/.test(host) || host === '::1';
  if (url?.protocol !== 'http:' || !isOrigin || !isLocal) {
    throw new UserError(
      '--sandbox requires the address of a sandbox on this machine, such as http://127.0.0.1:4080.',
    );
  }
  return {host, port: Number(url.port || 80)};
}
