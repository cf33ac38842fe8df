import {once} from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {listOperations} from '../../packages/contract/operations';
import type {MockServer} from './mock-server';

/**
 * The responses to an operation's calls, in order: an HTTP status, an example's name, or the
 * entity's `status`. Later calls get the mock's own response.
 */
export type ScriptedResponses = Record<string, ScriptedResponse[]>;
type ScriptedResponse = number | {example: string} | {status: string};

type ScriptedServer = {
  url: string;
  /** What was called, in order. */
  called: string[];
  /** Operations with scripted responses that weren't requested. */
  left: () => string[];
  stop: () => void;
};

/** The mock always returns the same response. The script simulates changes over time. */
export async function startScriptedServer(
  mock: MockServer,
  script: ScriptedResponses,
): Promise<ScriptedServer> {
  const operations = listOperations(mock.spec).map(({method, path, operation}) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const called: string[] = [];
  const answers = new Map(Object.entries(script).map(([id, list]) => [id, [...list]]));

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const {method = 'GET', url = '', headers} = request;
    const [path = ''] = url.split('?');
    const id =
      operations.find((entry) => entry.method === method && entry.pattern.test(path))?.id ?? '';
    called.push(id);
    const answer = answers.get(id)?.shift();
    const body = await text(request);
    const onward = forward(mock.url + url, {method, headers: {...headers, ...preference(answer)}});
    const [reply] = (await once(onward.end(body), 'response')) as [IncomingMessage];
    const answered = withStatus(await text(reply), answer);
    const {'content-length': _, ...rest} = reply.headers;
    response.writeHead(reply.statusCode ?? 502, rest).end(answered);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    left: () => [...answers].flatMap(([id, list]) => list.map(() => id)),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function preference(answer: ScriptedResponse | undefined): Record<string, string> {
  if (typeof answer === 'number') return {prefer: `code=${answer}`};
  if (answer && 'example' in answer) return {prefer: `example=${answer.example}`};
  return {};
}

function withStatus(body: string, answer: ScriptedResponse | undefined): string {
  if (typeof answer !== 'object' || !('status' in answer)) return body;
  return JSON.stringify({...(JSON.parse(body) as object), status: answer.status});
}
