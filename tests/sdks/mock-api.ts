import {createServer, request as forward, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {startMock, type MockServer} from '../contract/mock-server';

/** A call that went through to the mock, and what it answered. */
export type Exchange = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
  answer: string;
};

export type MockApi = MockServer & {
  /** The base address for one caller, whose calls are kept apart from others'. */
  urlFor: (caller: string) => string;
  exchangesOf: (caller: string) => Exchange[];
};

/** The validating mock with a token endpoint before it, so that an SDK can use it as the API. */
export async function startMockApi(): Promise<MockApi> {
  const mock = await startMock();
  const seen = new Map<string, Exchange[]>();
  const server = createServer(async (request, response) => {
    const [, caller = '', path = ''] = request.url?.match(/^(?:\/as\/([^/]+))?(\/.*)$/) ?? [];
    if (path === '/v1/oauth/token') {
      response.writeHead(200, {'Content-Type': 'application/json'});
      response.end('{"access_token":"token","token_type":"Bearer","expires_in":3600}');
      return;
    }
    const {method = 'GET', headers} = request;
    const body = await text(request);
    const onward = forward(mock.url + path, {method, headers}, async (reply) => {
      const answer = await text(reply);
      const status = reply.statusCode ?? 502;
      seen.set(caller, [
        ...(seen.get(caller) ?? []),
        {method, path, headers, body, status, answer},
      ]);
      response.writeHead(status, reply.headers).end(answer);
    });
    onward.on('error', (error) => response.destroy(error)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    spec: mock.spec,
    urlFor: (caller) => `${url}/as/${caller}`,
    exchangesOf: (caller) => seen.get(caller) ?? [],
    stop: () => {
      server.closeAllConnections();
      server.close();
      mock.stop();
    },
  };
}
