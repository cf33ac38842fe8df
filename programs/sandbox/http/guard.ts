import {isLoopback} from '../events/loopback';
import type {HttpRequest, HttpResponse} from './messages';

/**
 * Rejects requests that a web page sends in secret. A page can reach this machine under a name of
 * its own, or from its own origin, but it can't hide either.
 */
export function rejectForeign({headers}: HttpRequest): HttpResponse | undefined {
  const host = hostOf(`http://${headers.host ?? 'localhost'}`);
  if (!isLoopback(host)) {
    return rejected(421, `This sandbox serves this machine only, not ${host || 'this host'}.`);
  }
  if (headers.origin !== undefined && !isLoopback(hostOf(headers.origin))) {
    return rejected(403, "Web pages of other machines can't use this sandbox.");
  }
  return undefined;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

const rejected = (status: number, message: string): HttpResponse => ({
  status,
  headers: {'Content-Type': 'text/plain; charset=utf-8'},
  body: `${message} Start it with --allow-network to change that.\n`,
});
