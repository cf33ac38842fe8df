import {listOperations, parametersOf, type Spec} from '@docs/contract';
import {
  type Entity,
  type Json,
  type JsonObject,
  lifecyclesIn,
  schemaOf,
  textOf,
} from '@argosy/sandbox';
import {startSandbox, type Answer, type RunningSandbox} from '../running-sandbox';
import {startListener, type Received} from './listener';
import {observe} from './observer';

interface CallOptions {
  path?: Record<string, string>;
  /** Name of the documented request. The first one if it isn't set. */
  example?: string;
  /** Changes fields of the documented body. Undefined removes one. */
  change?: JsonObject;
}

/** A sandbox that a scenario uses over HTTP only. */
export interface Run {
  call: (slug: string, options?: CallOptions) => Promise<Entity>;
  control: (path: string, body?: Json) => Promise<Entity>;
  /** Lets the marketplace, the buyer, or another mover act. */
  act: (
    entityType: string,
    id: string,
    to: string,
    by?: string,
    fields?: JsonObject,
  ) => Promise<Entity>;
  advance: (duration: string) => Promise<void>;
  /** Stops or starts what happens on its own. */
  automatic: (isOn: boolean) => Promise<void>;
  /** The current state of an entity. */
  read: (entityType: string, id: string) => Entity;
  all: (entityType: string) => Entity[];
}

export type Scenario = (run: Run) => Promise<void>;

/** Runs a scenario in a new sandbox and returns the webhooks that arrived. */
export async function runScenario(
  spec: Spec,
  scenario: Scenario,
  reached: Set<string>,
): Promise<{received: Received[]; secret: string}> {
  const running = await startSandbox({spec});
  observe(running.sandbox.world(), lifecyclesIn(spec), reached);
  const listener = await startListener();
  try {
    const run = createRun(spec, running);
    const {secret} = await run.control('/webhook-endpoints', {url: listener.url});
    await scenario(run);
    await running.sandbox.flush();
    if (running.mistakes.length > 0) throw running.mistakes[0];
    return {received: listener.received, secret: textOf(secret)};
  } finally {
    await running.stop();
    await listener.close();
  }
}

function createRun(spec: Spec, running: RunningSandbox): Run {
  const {sandbox} = running;
  const control: Run['control'] = async (path, body) =>
    entityOf(path, await running.control('POST', path, body));
  return {
    control,
    async call(slug, options = {}) {
      const {method, path, body} = requestOf(spec, slug, options);
      return entityOf(slug, await running.send(method, path, {body}));
    },
    act: (entityType, id, to, by, fields) =>
      control('/transitions', {entityType, id, to, ...(by && {by}), ...(fields && {fields})}),
    async advance(duration) {
      await control('/clock', {advance: duration});
    },
    async automatic(isOn) {
      await control('/settings', {automatic: isOn});
    },
    read(entityType, id) {
      const entity = sandbox.world().store.collection(schemaOf(entityType)).get(id);
      if (!entity) throw new Error(`The sandbox has no ${entityType} ${id}.`);
      return entity;
    },
    all: (entityType) => sandbox.world().store.collection(schemaOf(entityType)).all(),
  };
}

function entityOf(request: string, {status, body}: Answer): Entity {
  if (status < 300) return body as Entity;
  throw new Error(`${request}: ${status} ${JSON.stringify(body)}`);
}

/** The documented request of an operation, with changes. */
function requestOf(spec: Spec, slug: string, {path = {}, example, change}: CallOptions) {
  const entry = listOperations(spec).find((each) => each.slug === slug);
  if (!entry) throw new Error(`The contract has no operation ${slug}.`);
  const parameters = parametersOf(spec, entry.operation);
  const filled = entry.path
    .replace('/v1/orgs/{orgId}', '')
    .replace(/\{(\w+)\}/g, (_match, name: string) => {
      const documented = parameters.find((parameter) => parameter.name === name)?.example;
      return encodeURIComponent(path[name] ?? String(documented));
    });
  const examples = entry.operation.requestBody?.content['application/json']?.examples ?? {};
  const documented = example ? examples[example] : Object.values(examples)[0];
  const body = documented && {...(documented.value as JsonObject), ...change};
  return {method: entry.method.toUpperCase(), path: filled, body};
}
