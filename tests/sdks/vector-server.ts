import {EventEmitter, once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {Answer, Request} from './vector-types';
import {vectors} from './vectors';

export type VectorServer = {url: string; seen: (vector: string) => Request[]; stop: () => void};

/** More than in any vector. With a shorter queue, a busy machine drops new connections. */
const concurrentCalls = 2000;

/**
 * Runs the server's part of every vector. A vector's base path is its name. Returns the responses
 * in the order of the file and records the requests for the test. `/hanging/NAME` responds once a
 * request of that vector hangs, so that a program cancels it neither too early nor by the clock.
 */
export async function startVectorServer(): Promise<VectorServer> {
  const seen = new Map<string, Request[]>();
  const hanging = new Set<string>();
  const arrivals = new EventEmitter();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [, name = '', rest = ''] = request.url?.match(/^\/([^/]+)(.*)$/) ?? [];
    if (name === 'hanging') {
      const awaited = rest.slice(1);
      if (!hanging.has(awaited)) await once(arrivals, awaited);
      return response.end();
    }
    const received = seen.get(name) ?? [];
    seen.set(name, received);
    const vector = vectors.find((candidate) => candidate.name === withoutRun(name));
    // The place is taken before the body arrives, so concurrent requests get different exchanges.
    const position = received.push({asks: ''}) - 1;
    const exchange = vector?.exchanges[position];
    received[position] = await describe(request, rest);
    if (!exchange) return response.writeHead(410).end('No further exchange is in the vector.');
    if (exchange.answer.hang) {
      hanging.add(name);
      return arrivals.emit(name);
    }
    answer(response, exchange.answer);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  // Clients give up on a connection after 10 s, and reuse one that the server may just be closing.
  server.keepAliveTimeout = 0;
  const listenOptions = {port: 0, host: '127.0.0.1', backlog: concurrentCalls};
  await new Promise<void>((resolve) => server.listen(listenOptions, resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: (vector) => withGeneratedKeys(seen.get(vector) ?? []),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Python runs each vector twice, the second time with its asynchronous client. */
const withoutRun = (name: string): string => name.replace(/--async$/, '');

/** The request in the format of the vector files. */
async function describe(request: IncomingMessage, path: string): Promise<Request> {
  const body = await text(request);
  const {headers} = request;
  const type = headers['content-type'] ?? '';
  const key = headers['idempotency-key'];
  return {
    asks: `${request.method} ${withSortedQuery(path)} ${headers.authorization}`,
    ...(type.startsWith('application/json') && body ? {json: JSON.parse(body) as unknown} : {}),
    ...(type.startsWith('application/x-www-form-urlencoded') ? {form: body} : {}),
    ...(typeof key === 'string' ? {key} : {}),
    ...(headers['if-match'] ? {ifMatch: headers['if-match']} : {}),
  };
}

/** Languages differ in the order of parameters, and in whether they encode a comma. */
function withSortedQuery(path: string): string {
  const [route = '', query] = path.split('?');
  if (query === undefined) return route;
  return `${route}?${query.split('&').sort().join('&').replaceAll('%2C', ',')}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Replaces keys that the client created with `generated`, and each further one with a number. */
function withGeneratedKeys(requests: Request[]): Request[] {
  const known: string[] = [];
  return requests.map((request) => {
    const {key} = request;
    if (!key || !uuid.test(key)) return request;
    if (!known.includes(key)) known.push(key);
    const position = known.indexOf(key);
    return {...request, key: position === 0 ? 'generated' : `generated-${position + 1}`};
  });
}

function answer(response: ServerResponse, what: Answer): void {
  if (what.drop) {
    response.destroy();
    return;
  }
  const body = bodyOf(what);
  response
    .writeHead(what.status ?? 200, {
      ...(body !== undefined && {
        'Content-Type': what.text === undefined ? 'application/json' : 'text/html',
      }),
      ...what.headers,
    })
    .end(body);
}

function bodyOf({token, json, text: plain}: Answer): string | undefined {
  if (plain !== undefined) return plain;
  if (token) return JSON.stringify({access_token: token, token_type: 'Bearer', expires_in: 3600});
  return json === undefined ? undefined : JSON.stringify(json);
}
