import {testSpec} from '@docs/contract/testing';
import {lifecyclesIn} from '../contract/contract';
import {ApiError} from '../errors';
import {createEvents, eventKindsOf} from '../events/events';
import {operations} from '../operations';
import {textOf} from '../operations/fields';
import {seedFrom} from '../state/seed';
import {createSettling, openWorld} from '../state/world';
import type {ClockJob, Entity, Handlers, Json, JsonObject, Reactions, Reply} from '../types';

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
  const {world, clock} = openWorld({lifecycles, reactions, events, settling}, seed);
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

/** IDs of the sample data that the tests of billing use. */
export const sample = {
  draft: 'inv_01KQGDXVY0TQ98EG87HG5586E4',
  paid: 'inv_01KN3609Y0Y5H70YAN8ABBFF6N',
  voided: 'inv_01KNDFK5Y0D4JGVAEVKVPMM998',
  payment: 'pay_01KN9946M0EC36Q1DDS0G48TKT',
  failedPayment: 'pay_01KM02RPM076NMQFAQ3PYXRKJX',
  creditPayment: 'pay_01KM2N5DM00Z2K2RWMAZRA7QK6',
  ferro: 'buy_01KG4DZ8T0D017QGV7B4XKK3AS',
  kestrel: 'buy_01KGEWPY80H4478JN8HNVJ2DPT',
  cobalt: 'buy_01KJ7ZFBQ026C7MG3YMWWP8SGY',
  card: 'wal_01KG4EHJR0N0E37NBK2E7V3THC',
  bankDebit: 'wal_01KGS2VYM0ZRPYFV0PT0YFVEDS',
  credit: 'wal_01KGPGF7M0MB7YFC71VD0B2DN7',
  closedCredit: 'wal_01KGVN8NM085SBA6D53DWFT073',
  expiredCard: 'wal_01KG4ETQQ0CPP5PBAB22JZ2SS9',
  ferroEntitlement: 'ent_01KG722XM0TXKK4A2F8H0AHB40',
  ferroTerm: 'term_01KG722YK81EQ10HGCY1HM3Q8B',
  hana: 'con_01KG4C8B00S7C40432DT7DN00Y',
  luca: 'con_01KG4CHFZ0TEREGGHDTS1JREHJ',
};

type SampleWorld = ReturnType<typeof sampleWorld>;

/** The sample data with all operations, because billing depends on most of them. */
export function billingWorld() {
  const world = sampleWorld(operations);
  return {
    ...world,
    settled: (...request: Parameters<SampleWorld['settled']>) => world.settled(...request),
    errorOf: (...request: Parameters<SampleWorld['errorOf']>) => world.errorOf(...request),
    advance: (to: string) => {
      world.advance(to);
    },
  };
}

export const usd = (amount: string) => ({amount, currency: 'USD'});
