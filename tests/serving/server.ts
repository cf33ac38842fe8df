import {freePorts} from '../support/free-ports';
import {isNightly} from '../support/scope';

/** A server with the built site. The same suites run against every one. */
export interface Server {
  label: string;
  port: number;
}

const [
  port = 0,
  browserPort = 0,
  filesPort = 0,
  plain = 0,
  tls = 0,
  guarded = 0,
  bare = 0,
  worker = 0,
  hostileWorker = 0,
] = freePorts('SERVING', 9);

/** Cloudflare's runtime, with the Worker and the files of a deployment. differences.ts lists what it does differently. */
export const workerd: Server = {label: 'workerd', port: worker};

export const servers: Server[] = [{label: 'nginx', port}, ...(isNightly ? [workerd] : [])];

export {browserPort, filesPort};

/** A site with a certificate, and the HTTP port that redirects to it. */
export const securePorts = {plain, tls};

/** The site of tests/serving/injection, with the policy, without any header, and from Cloudflare's runtime. */
export const hostilePorts = {guarded, bare, workerd: hostileWorker};

export const originOf = ({port}: Pick<Server, 'port'>): string => `http://127.0.0.1:${port}`;

/** Sends one request, not following redirects. */
export const getFrom =
  (server: Server) =>
  (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${originOf(server)}${path}`, {redirect: 'manual', headers});
