import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {slugToOperationId, type Spec} from '@docs/contract';
import {createContract, createHttpServer, createRouter, type HttpRequest} from '@argosy/sandbox';
import type {RunningSandbox} from '../running-sandbox';

export interface RecipeServer {
  address: string;
  /** IDs of the operations that were called, in order. */
  called: string[];
  stop: () => void;
}

/**
 * The address that a recipe calls. The other side acts before the recipe gets its response, so a
 * run is always the same.
 */
export async function startRecipeServer(
  spec: Spec,
  {sandbox, mistakes, token}: RunningSandbox,
  afterCall: (operationId: string, count: number) => Promise<unknown>,
): Promise<RecipeServer> {
  const route = createRouter(createContract(spec).routes);
  const called: string[] = [];
  const report = (error: unknown) => mistakes.push(error);
  const server = createHttpServer({
    async handle(request) {
      const id = operationOf(request);
      const response = await sandbox.handle(await withNewToken(request));
      sandbox.settle();
      called.push(id);
      const count = called.filter((other) => other === id).length;
      await afterCall(id, count).catch(report);
      return response;
    },
    settle: sandbox.settle,
    report,
  });
  const startedAt = sandbox.world().now();
  /** A token is valid for an hour. As a program does, the recipe gets a new one when time passes. */
  async function withNewToken(request: HttpRequest): Promise<HttpRequest> {
    if (sandbox.world().now() === startedAt) return request;
    return {...request, headers: {...request.headers, authorization: `Bearer ${await token()}`}};
  }
  function operationOf({method, target}: HttpRequest): string {
    const match = route(method, target.split('?')[0] ?? '');
    return 'route' in match ? slugToOperationId(match.route.slug) : target;
  }
  // On a busy machine, Redocly CLI pauses for longer than the default.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
