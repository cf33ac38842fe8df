import type {RawResponse} from './raw-request';
import {workerd, type Server} from './server';

/**
 * What Cloudflare does differently from nginx, and what no reader notices:
 * - It rejects what isn't a valid request without our headers, and it has other limits for the size of a request.
 * - It resolves `.`, `..`, and `#` in a path before the Worker can redirect.
 * - It rejects a write to an existing file without `Allow` and `no-store`.
 * - It sends `Strict-Transport-Security` over plain HTTP, and no charset with JSON.
 * - It has no byte ranges, and knows a file's ETag, but not its date.
 * - It ignores the query for the lifetime of a page.
 */
export const differs = (server: Server): boolean => server === workerd;

/** Whether the runtime responds instead of the Worker. */
export function isFromRuntime(server: Server, request: string, response: RawResponse): boolean {
  if (!differs(server)) return false;
  if (!isValid(request)) return true;
  const {status, headers} = response;
  if (status === 405) return !headers.has('allow');
  return [400, 501].includes(status) && !headers.has('content-security-policy');
}

/** Cloudflare's network accepts only a path and one host, so the runtime alone doesn't matter for others. */
function isValid(request: string): boolean {
  const hosts = [...request.matchAll(/^Host: (.*)$/gm)].map(([, host]) => host?.trim());
  return (
    /^(?!CONNECT )\S+ \//.test(request) &&
    hosts.length === 1 &&
    /^[a-z0-9.-]+(?::\d+)?$/.test(hosts[0] ?? '')
  );
}

/** The path that decides about the response. */
export const effectivePath = (server: Server, path: string): string =>
  differs(server) ? new URL(path, 'http://127.0.0.1').pathname : path;
