import {Agent, request} from 'node:http';
import {maxSandboxBytes, sandboxTimeout} from '../limits';
import {UserError} from '../user-error';
import type {SandboxAddress} from './sandbox-address';

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
