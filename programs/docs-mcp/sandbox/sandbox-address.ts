import {UserError} from '../user-error';

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
