import {once} from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {startMock, type MockServer} from '../contract/mock-server';

/** A request to the mock and its response. */
export type Exchange = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
  responseBody: string;
};

export type MockApi = MockServer & {
  /**
   * The base URL for one caller, whose requests are recorded separately. The preference is the
   * response to return, as in `code=201, example=seats`.
   */
  urlFor: (caller: string, preference?: string) => string;
  exchangesOf: (caller: string) => Exchange[];
};

/** The validating mock with a record of each caller's requests. An SDK can use it as the API. */
export async function startMockApi(): Promise<MockApi> {
  const mock = await startMock();
  const exchanges = new Map<string, Exchange[]>();
  const preferences = new Map<string, string>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [, caller = '', path = ''] = request.url?.match(/^(?:\/as\/([^/]+))?(\/.*)$/) ?? [];
    const {method = 'GET', headers} = request;
    // The mock returns the first example unless told otherwise, so a program would page forever.
    if (/[?&]cursor=/.test(path)) headers.prefer = 'example=second-page';
    // An SDK requests its token before the call that its caller is about.
    const isOwnCall = path !== '/v1/oauth/token' || caller.includes('create-access-token');
    const preference = preferences.get(caller);
    if (preference && isOwnCall) headers.prefer = preference;
    const body = await text(request);
    const onward = forward(mock.url + path, {method, headers}).end(body);
    const [reply] = (await once(onward, 'response')) as [IncomingMessage];
    const responseBody = await text(reply);
    const status = reply.statusCode ?? 502;
    if (isOwnCall) {
      exchanges.set(caller, [
        ...(exchanges.get(caller) ?? []),
        {method, path, headers, body, status, responseBody},
      ]);
    }
    response.writeHead(status, reply.headers).end(responseBody);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    spec: mock.spec,
    urlFor: (caller, preference) => {
      if (preference) preferences.set(caller, preference);
      return `${url}/as/${caller}`;
    },
    exchangesOf: (caller) => exchanges.get(caller) ?? [],
    stop: () => {
      server.closeAllConnections();
      server.close();
      mock.stop();
    },
  };
}
