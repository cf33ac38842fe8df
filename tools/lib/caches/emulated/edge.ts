import {Agent, createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import {acceptsEncoding} from '../accept-encoding';
import type {StartCache} from '../cache';
import {decode} from '../decode';
import {sendRequest, type Response} from '../send-request';
import {visitHeader} from '../origin';

export interface EdgeRequest {
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
}

interface Plan {
  /** The cache key. Without one, the request goes to the origin, and its response isn't stored. */
  key?: string;
  /** What the origin gets. */
  path: string;
  headers: IncomingHttpHeaders;
}

/** What a CDN's documentation says about its cache, with the settings from the rules in deploy/cdn. */
export interface Edge {
  plan: (request: EdgeRequest) => Plan;
  mayStore?: (response: Response) => boolean;
}

/** A CDN requests whole files for its cache. */
const partial = ['range', 'if-range', 'if-none-match', 'if-modified-since'];

/**
 * Emulates one location of a CDN. It's only about cache keys and encodings, so that rules can be tested without the
 * CDN. It doesn't emulate request limits, tiers, or stale copies.
 */
export const startEdge =
  (edgeOf: () => Edge): StartCache =>
  async ({port, origin}) => {
    const edge = edgeOf();
    const agent = new Agent({keepAlive: true, maxSockets: 8});
    const copies = new Map<string, {response: Response; expires: number}>();

    async function respond(method: string, request: EdgeRequest): Promise<Response> {
      const plan = edge.plan(request);
      const copy = plan.key === undefined ? undefined : copies.get(plan.key);
      if (copy && copy.expires > Date.now()) return copy.response;
      const headers = {
        ...plan.headers,
        host: '127.0.0.1',
        [visitHeader]: request.headers[visitHeader] ?? '',
      };
      if (plan.key === undefined)
        return sendRequest({port: origin, method, path: plan.path, headers, agent});
      const whole = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !partial.includes(name)),
      );
      const target = {port: origin, method: 'GET', path: plan.path, headers: whole, agent};
      const response = await sendRequest(target);
      const seconds = sharedLifetime(response);
      if (seconds > 0 && (edge.mayStore?.(response) ?? true))
        copies.set(plan.key, {response, expires: Date.now() + seconds * 1000});
      return response;
    }

    const server = createServer((message, reply) => {
      const [path = '/', query = ''] = (message.url ?? '/').split(/\?(.*)/s);
      const {method = 'GET', headers} = message;
      respond(method, {path, query, headers}).then(
        (response) => send(reply, response, headers['accept-encoding'], method),
        () => reply.destroy(),
      );
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return {
      stop: async () => {
        agent.destroy();
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  };

/** For how many seconds a shared cache may keep it. */
function sharedLifetime({status, headers}: Response): number {
  const control = headers['cache-control'] ?? '';
  if (![200, 301].includes(status) || /private|no-store/.test(control)) return 0;
  return Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}

/** CDNs decompress for clients that don't accept the stored encoding. */
function send(
  reply: ServerResponse,
  {status, headers, body}: Response,
  accepted: string | undefined,
  method: string,
): void {
  const {'content-encoding': encoding = 'identity', ...others} = headers;
  delete others.connection;
  delete others['transfer-encoding'];
  const isAccepted = acceptsEncoding(accepted, encoding);
  const isChanged = !isAccepted && method !== 'HEAD' && body.length > 0;
  const content = isChanged ? decompressed(body, encoding) : body;
  if (isAccepted && encoding !== 'identity') reply.setHeader('content-encoding', encoding);
  if (status !== 304 && method !== 'HEAD') others['content-length'] = String(content.length);
  else delete others['content-length'];
  reply.writeHead(status, others);
  reply.end(method === 'HEAD' ? undefined : content);
}

const plainBodies = new WeakMap<Buffer, Buffer>();

/** A copy is decompressed once. */
function decompressed(body: Buffer, encoding: string): Buffer {
  const plain = plainBodies.get(body) ?? decode(body, encoding);
  plainBodies.set(body, plain);
  return plain;
}
