import {testSpec} from '@docs/contract/testing';
import {ApiError} from '../../api-error';
import {lifecyclesIn} from '../../contract/lifecycles';
import {eventKindsOf} from '../../events/event-kinds';
import {createEvents} from '../../events/open-events';
import {createSettling} from '../../settling';
import {openWorld} from '../../state/open-world';
import {seedFrom} from '../../state/seed';
import {textOf} from './fields';
import type {ClockJob, Entity, Handlers, Json, JsonObject, Reactions, Reply} from '../../types';

const spec = await testSpec();
const seed = seedFrom(spec);
const lifecycles = lifecyclesIn(spec);
const kinds = eventKindsOf(spec.webhooks);

interface Parts {
  handlers: Handlers;
  reactions: Reactions;
  jobs?: ClockJob[];
}

interface Request {
  path?: Record<string, string>;
  query?: Record<string, Json>;
  body?: JsonObject;
}

const failOnMistake = (error: unknown): void => {
  throw error;
};

/** The sample data with one domain's operations. For tests. */
export function sampleWorld({handlers, reactions, jobs = []}: Parts) {
  const sent: JsonObject[] = [];
  const settling = createSettling(failOnMistake);
  const events = createEvents({kinds, send: (_world, body) => sent.push(body)});
  const {world, clock} = openWorld({spec, lifecycles, reactions, events, settling}, seed);
  const [client] = world.store.collection('ApiClient').all();
  const actor = {
    clientId: client?.id ?? '',
    role: 'EDITOR',
    orgId: textOf(client?.orgId),
  };
  const perform = (slug: string, {path = {}, query = {}, body = {}}: Request = {}): Reply => {
    const handler = handlers[slug];
    if (!handler) throw new Error(`No handler for ${slug}.`);
    return handler({world, slug, path, query, headers: {}, body: structuredClone(body), actor});
  };
  return {
    world,
    /** The body of a response, before anything settles. */
    call: (slug: string, request?: Request): Entity => perform(slug, request).body as Entity,
    /** The same, but what happens after the response has happened. */
    settled(slug: string, request?: Request): Entity {
      const {body} = perform(slug, request);
      settling.run();
      return body as Entity;
    },
    perform,
    settle: () => {
      settling.run();
    },
    /** The error of a request, or nothing if it succeeds. */
    errorOf(slug: string, request?: Request): ApiError | undefined {
      try {
        perform(slug, request);
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      }
      return undefined;
    },
    /** Moves the clock in one step. */
    advance(to: string): void {
      clock.set(to);
      for (const job of jobs) job(world);
      settling.run();
    },
    /** The types of the events so far. */
    events: (): string[] => sent.map(({type}) => textOf(type)),
    lastEvent: (): JsonObject => sent.at(-1) ?? {},
    stored: (schema: string, id: string): Entity =>
      world.store.collection(schema).get(id) as Entity,
  };
}
