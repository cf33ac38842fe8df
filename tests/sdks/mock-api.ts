import {createServer, request as forward} from 'node:http';
import type {AddressInfo} from 'node:net';
import {startMock, type MockServer} from '../contract/mock-server';

/** The validating mock with a token endpoint before it, so that an SDK can use it as the API. */
export async function startMockApi(): Promise<MockServer> {
  const mock = await startMock();
  const server = createServer((request, response) => {
    if (request.url === '/v1/oauth/token') {
      response.writeHead(200, {'Content-Type': 'application/json'});
      response.end('{"access_token":"token","token_type":"Bearer","expires_in":3600}');
      return;
    }
    const {method, headers} = request;
    request.pipe(
      forward(mock.url + request.url, {method, headers}, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on('error', (error) => response.destroy(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spec: mock.spec,
    stop: () => {
      server.closeAllConnections();
      server.close();
      mock.stop();
    },
  };
}
