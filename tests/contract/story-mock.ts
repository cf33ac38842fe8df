import {createServer, request as forward} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {listOperations} from '../../generator/operations';
import type {MockServer} from './mock-server';

/**
 * What the calls of an operation are answered, one after the other: a status of HTTP, the name of
 * an example, or the `status` of the entity. Calls after the last get what the mock gives.
 */
export type Story = Record<string, Answer[]>;
type Answer = number | {example: string} | {status: string};

type StoryServer = {
  url: string;
  /** What was called, in order. */
  called: string[];
  /** Answers that nobody asked for. */
  left: () => string[];
  stop: () => void;
};

/** The mock always answers the same; a story lets time pass. */
export async function startStory(mock: MockServer, story: Story): Promise<StoryServer> {
  const operations = listOperations(mock.spec).map(({method, path, operation}) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const called: string[] = [];
  const answers = new Map(Object.entries(story).map(([id, list]) => [id, [...list]]));

  const server = createServer(async (request, response) => {
    const {method = 'GET', url = '', headers} = request;
    const [path = ''] = url.split('?');
    const id = operations.find((one) => one.method === method && one.pattern.test(path))?.id ?? '';
    called.push(id);
    const answer = answers.get(id)?.shift();
    const body = await text(request);
    const onward = forward(
      mock.url + url,
      {method, headers: {...headers, ...preference(answer)}},
      async (reply) => {
        const answered = withStatus(await text(reply), answer);
        const {'content-length': _, ...rest} = reply.headers;
        response.writeHead(reply.statusCode ?? 502, rest).end(answered);
      },
    );
    onward.on('error', (error) => response.destroy(error)).end(body);
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

function preference(answer: Answer | undefined): Record<string, string> {
  if (typeof answer === 'number') return {prefer: `code=${answer}`};
  if (answer && 'example' in answer) return {prefer: `example=${answer.example}`};
  return {};
}

function withStatus(body: string, answer: Answer | undefined): string {
  if (typeof answer !== 'object' || !('status' in answer)) return body;
  return JSON.stringify({...(JSON.parse(body) as object), status: answer.status});
}
