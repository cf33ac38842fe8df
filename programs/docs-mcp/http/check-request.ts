import type {IncomingMessage} from 'node:http';

export const endpoint = '/mcp';
export const healthPath = '/healthz';
export const metricsPath = '/metrics';

export interface AllowedCallers {
  /** Allowed host names, without ports. */
  hosts: readonly string[];
  /**
   * Origins of web pages that may call the server. Programs send no origin and are always allowed.
   */
  origins: readonly string[];
}

export interface HttpError {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

export const pathOf = ({url}: IncomingMessage): string => url?.split('?')[0] ?? '';

/**
 * Web pages in a browser can reach a local server. Checking the host and the origin prevents DNS
 * rebinding. A load balancer's health check names any host, and its response says nothing private.
 */
export function checkRequest(
  request: IncomingMessage,
  {hosts, origins}: AllowedCallers,
): HttpError | null {
  const {host, origin} = request.headers;
  const path = pathOf(request);
  if (path !== healthPath && (!host || !hosts.includes(hostnameOf(host)))) {
    return {status: 403, message: 'Unknown host.'};
  }
  if (origin !== undefined && !origins.includes(origin)) {
    return {status: 403, message: "Web pages from this origin can't call the server."};
  }
  if (path !== endpoint && path !== healthPath && path !== metricsPath) {
    return {status: 404, message: `The server is at ${endpoint}.`};
  }
  const method = path === endpoint ? 'POST' : 'GET';
  if (request.method === method) return null;
  const headers = {Allow: method};
  return {status: 405, message: `Use ${method}. The server has no sessions or streams.`, headers};
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
