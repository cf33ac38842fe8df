import type {Spec} from '@docs/contract';
import {createContract, lifecyclesIn, withoutRareFields} from './contract/contract';
import {createValidator} from './contract/validator';
import {createControl, isControlPath} from './control/control';
import {createFailures} from './control/parts';
import {ApiError} from './errors';
import {createDeliveries, post} from './events/deliveries';
import {createEvents, eventKindsOf} from './events/events';
import {activeClients, secretOf} from './http/access';
import {createExchange} from './http/exchange';
import {createRateLimits, forgetExpiredKeys} from './http/limits';
import {controlResponse, malformedControl, readControl} from './http/server';
import {schemaOf} from './lifecycles/lifecycles';
import {operations} from './operations';
import {seedFrom} from './state/seed';
import {createRequestIds} from './state/store';
import {createSettling, openWorld} from './state/world';
import {type HttpRequest, type HttpResponse, type JsonObject, textOf, type World} from './types';

export interface SandboxOptions {
  spec: Spec;
  /** The state of an earlier sandbox. Without it, the sample data. */
  saved?: JsonObject;
  allowNetwork?: boolean;
  rateLimits?: boolean;
  /** Reports responses that the contract doesn't describe. Costs time, so only tests use it. */
  strict?: boolean;
  /** Gets errors that are the sandbox's fault. */
  report?: (error: unknown) => void;
}

export interface Client {
  id: string;
  name: string;
  role: string;
  secret: string;
}

export interface Sandbox {
  handle: (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;
  /** What happens after each response. The server calls it. */
  settle: () => void;
  /** Resolves when every webhook that's due was sent. */
  flush: () => Promise<void>;
  world: () => World;
  clients: () => Client[];
  orgId: string;
  toJson: () => JsonObject;
}

export const createSandbox = ({spec, ...options}: SandboxOptions): Sandbox =>
  sandboxesOf(spec)(options);

/** Creates many sandboxes quickly, because they share what they read from the contract. */
export function sandboxesOf(spec: Spec): (options: Omit<SandboxOptions, 'spec'>) => Sandbox {
  const parts = partsOf(spec);
  return (options) => assemble(parts, options);
}

const partsOf = (spec: Spec) => ({
  spec,
  contract: createContract(spec),
  lifecycles: lifecyclesIn(spec),
  kinds: eventKindsOf(spec.webhooks),
  validate: createValidator(spec),
  seed: seedFrom(spec),
});

/** Puts the parts together. Only this function knows all of them. */
function assemble(
  {spec, contract, lifecycles, kinds, validate, seed}: ReturnType<typeof partsOf>,
  options: Omit<SandboxOptions, 'spec'>,
): Sandbox {
  const {allowNetwork = false, rateLimits = true, report = () => undefined} = options;
  const deliveries = createDeliveries(post, allowNetwork);
  const settling = createSettling(report);
  const failures = createFailures();
  const events = createEvents({
    kinds,
    send: deliveries.queue,
    publish: (entityType, entity) => withoutRareFields(spec, schemaOf(entityType), entity),
  });
  const sources = {lifecycles, reactions: operations.reactions, events, settling};
  let current = openWorld(sources, options.saved ?? seed);
  const world = () => current.world;
  const orgId = textOf(activeClients(world())[0]?.orgId);
  const clients = () => activeClients(world()).map(clientOf);

  const exchange = createExchange({
    contract,
    validate,
    world,
    handlers: operations.handlers,
    checks: operations.checks,
    rateLimits: createRateLimits(contract.rateClasses, {enforced: rateLimits}),
    newRequestId: createRequestIds(() => world().store),
    failureFor: (slug) => {
      const code = failures.take(slug);
      return code === undefined ? undefined : new ApiError(code);
    },
    strict: options.strict ?? false,
    report,
  });

  const control = createControl({
    world,
    clock: () => current.clock,
    contract,
    lifecycles,
    kinds,
    jobs: [...operations.jobs, forgetExpiredKeys],
    deliveries,
    failures,
    settle: settling.run,
    reset: () => {
      settling.clear();
      current = openWorld(sources, seed);
    },
    orgId,
    allowNetwork,
    about: () => ({clients: clients().map((client) => ({...client}))}),
  });

  return {
    handle: (request) => {
      const [path = ''] = request.target.split('?');
      if (!isControlPath(path)) return exchange(request);
      const command = readControl(request);
      return command ? control(command).then(controlResponse) : malformedControl;
    },
    settle: () => {
      settling.run();
      void deliveries.flush(world());
    },
    flush: () => deliveries.flush(world()),
    world,
    clients,
    orgId,
    toJson: () => world().store.toJson(),
  };
}

const clientOf = (client: ReturnType<typeof activeClients>[number]): Client => ({
  id: client.id,
  name: textOf(client.name),
  role: textOf(client.role),
  secret: secretOf(client),
});
