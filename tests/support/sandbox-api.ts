import type {AddressInfo} from 'node:net';
import {loadSpec, type Spec} from '@docs/contract';
import {
  type Client,
  createHttpServer,
  type HttpRequest,
  type HttpResponse,
  type Sandbox,
  sandboxesOf,
} from '@argosy/sandbox';
import {
  allScenarios,
  problemsOf,
  type Scenario,
  startingStates,
} from '../sandbox/documented/scenarios';
import {clientFor, tokenOf, tokenPath} from '../sandbox/documented/sent-request';

/** A request to the sandbox and its response. */
export interface Exchange {
  request: HttpRequest;
  response: HttpResponse;
}

/** A program that calls the API. It has a sandbox of its own. */
export interface Caller {
  url: string;
  orgId: string;
  clients: Client[];
  /** The client that may send the scenario's request. */
  client: Client;
  token: string;
  /** Without requests for tokens, unless the scenario is one. */
  exchanges: Exchange[];
  /** What the sandbox reported as its own mistakes. */
  mistakes: unknown[];
  /** Where an exchange's response differs from the documented one. */
  problemsOf: (exchange: Exchange) => string[];
  /** Frees the memory of the sandbox. */
  close: () => void;
}

export interface SandboxApi {
  spec: Spec;
  /** `scenario` is a documented one, such as `cancel-offer/azure-private-offer`. */
  open: (name: string, scenario?: string) => Promise<Caller>;
  stop: () => void;
}

interface Entry {
  sandbox: Sandbox;
  record: (exchange: Exchange) => void;
}

/** The sandbox as a server for many callers, each with a state in which its scenario applies. */
export async function startSandboxApi(): Promise<SandboxApi> {
  const spec = await loadSpec();
  const createSandbox = sandboxesOf(spec);
  const stateBefore = startingStates(spec);
  const scenarios = new Map(allScenarios(spec).map((scenario) => [scenario.name, scenario]));
  const callers = new Map<string, Entry>();
  const server = createHttpServer({
    handle: (request) => respond(callers, request),
    settle: () => undefined,
    report: (error) => console.error(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;

  const open = async (name: string, scenarioName?: string): Promise<Caller> => {
    const scenario = scenarioName === undefined ? undefined : scenarios.get(scenarioName);
    if (scenarioName !== undefined && !scenario)
      throw new Error(`${scenarioName} isn't documented.`);
    const saved = scenario && stateBefore(scenario);
    const mistakes: unknown[] = [];
    const report = (mistake: unknown) => mistakes.push(mistake);
    const sandbox = createSandbox({saved, strict: true, report});
    const client = clientFor(sandbox, scenario?.entry.operation['x-permission']);
    const exchanges: Exchange[] = [];
    const isOwn = ownCalls(scenario);
    callers.set(name, {
      sandbox,
      record: (exchange) => {
        if (isOwn(exchange)) exchanges.push(exchange);
      },
    });
    return {
      url: `http://127.0.0.1:${port}/as/${name}`,
      orgId: sandbox.orgId,
      clients: sandbox.clients(),
      client,
      token: await tokenOf(sandbox, client),
      exchanges,
      mistakes,
      problemsOf: ({response}) =>
        scenario && saved ? problemsOf(scenario, saved, response) : ['no scenario'],
      close: () => callers.delete(name),
    };
  };
  return {
    spec,
    open,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An SDK requests its token before the call that its caller is about. */
const ownCalls =
  (scenario: Scenario | undefined) =>
  ({request}: Exchange): boolean =>
    request.target !== tokenPath || scenario?.entry.path === tokenPath;

/** The first part of the path is the caller's. */
async function respond(callers: Map<string, Entry>, request: HttpRequest): Promise<HttpResponse> {
  const [, name = '', target = ''] = /^\/as\/([^/]+)(\/.*)$/.exec(request.target) ?? [];
  const caller = callers.get(name);
  if (!caller) throw new Error(`No caller has the address ${request.target}.`);
  const own = {...request, target};
  const response = await caller.sandbox.handle(own);
  // The response is complete, so the caller can't see that others act before it's sent.
  caller.sandbox.settle();
  caller.record({request: own, response});
  return response;
}
