import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {vectorData, exchangesOf, type Exchange, type Request} from './vectors';

export type VectorServer = {url: string; seen: (vector: string) => Request[]; stop: () => void};

/**
 * Runs the server's part of every vector. A vector's base path is its name. Returns the responses in the order
 * of the file and records the requests for the test.
 */
export async function startVectorServer(): Promise<VectorServer> {
  const seen = new Map<string, Request[]>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [, name = '', rest = ''] = request.url?.match(/^\/([^/]+)(.*)$/) ?? [];
    const received = seen.get(name) ?? [];
    seen.set(name, received);
    const vector = vectorData.vectors.find((candidate) => candidate.name === name);
    const exchange = vector && exchangesOf(vector)[received.length];
    received.push(await describe(request, rest));
    if (!exchange) return response.writeHead(410).end('No further exchange is in the vector.');
    response
      .writeHead(exchange.answer.status ?? 200, {
        'Content-Type': exchange.answer.text ? 'text/html' : 'application/json',
        ...exchange.answer.headers,
      })
      .end(bodyOf(exchange.answer));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: (vector) => seen.get(vector) ?? [],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The request in the format of the vector file. */
async function describe(request: IncomingMessage, path: string): Promise<Request> {
  const body = await text(request);
  const type = request.headers['content-type'] ?? '';
  return {
    asks: `${request.method} ${path} ${request.headers.authorization}`,
    ...(type.startsWith('application/json') && body ? {json: JSON.parse(body) as unknown} : {}),
    ...(type.startsWith('application/x-www-form-urlencoded') ? {form: body} : {}),
  };
}

function bodyOf({token, contact, contacts, nextCursor, error, text}: Exchange['answer']): string {
  const entity = (id: string) => ({id, ...vectorData.contact});
  if (text) return text;
  if (token) return JSON.stringify({access_token: token, token_type: 'Bearer', expires_in: 3600});
  if (contact) return JSON.stringify(entity(contact));
  if (contacts) return JSON.stringify({data: contacts.map(entity), nextCursor: nextCursor ?? null});
  return JSON.stringify({error});
}
