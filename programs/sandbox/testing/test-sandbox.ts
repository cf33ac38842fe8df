import {testSpec} from '@docs/contract/testing';
import {operations} from '../operations';
import {textOf} from '../operations/fields';
import {sandboxesOf} from '../sandbox';
import type {Call, Entity, Json, JsonObject, World} from '../types';

/** The real sandbox with the sample data, for the tests of these domains. */
export interface TestSandbox {
  world: World;
  /** Calls an operation, and returns the body of its response. Nothing settles yet. */
  run(slug: string, sent?: Partial<Pick<Call, 'body' | 'headers' | 'path' | 'query'>>): JsonObject;
  settle(): void;
  advance(to: string): Promise<void>;
  /** Acts as the buyer or the marketplace, and settles. */
  transition(entityType: string, id: string, to: string): Promise<void>;
  /** Buys a product as the marketplace reports it, with these fields of the entitlement. */
  purchase(fields: JsonObject): Promise<void>;
  /** The stored entity. IDs come from other entities, so they aren't known to be texts. */
  fetch(schema: string, id: Json | undefined): Entity;
  /** The types of the events about an entity that were sent since the start. */
  eventsOf(id: Json | undefined): Json[];
}

const createSandbox = sandboxesOf(await testSpec());
const actor = {
  clientId: 'cli_01KEBYC8800HGKDNV1SWGN0ZMF',
  role: 'EDITOR',
  orgId: 'org_01KE6P4YM0JJGYG1GE04Y0C1RA',
};

export function createTestSandbox(): TestSandbox {
  const errors: unknown[] = [];
  const sandbox = createSandbox({report: (error) => errors.push(error)});
  const world = sandbox.world();
  const documented = new Set(events(world).map(({id}) => id));
  const settle = () => {
    sandbox.settle();
    if (errors.length > 0) throw errors[0];
  };
  const control = async (path: string, body: JsonObject) => {
    const response = await sandbox.handle({
      method: 'POST',
      target: `/_sandbox/${path}`,
      headers: {'content-type': 'application/json'},
      body: new TextEncoder().encode(JSON.stringify(body)),
    });
    if (response.status >= 300) throw new Error(response.body);
    settle();
  };
  return {
    world,
    run: (slug, sent = {}) => {
      const call = {world, slug, path: {}, query: {}, headers: {}, body: {}, actor, ...sent};
      return (operations.handlers[slug]?.(call).body ?? {}) as JsonObject;
    },
    settle,
    advance: (to) => control('clock', {to}),
    transition: (entityType, id, to) => control('transitions', {entityType, id, to}),
    purchase: (fields) =>
      control('transitions', {entityType: 'ENTITLEMENT', to: 'PENDING_START', fields}),
    fetch: (schema, id) => {
      const entity = world.store.collection(schema).get(textOf(id));
      if (!entity) throw new Error(`No ${schema} ${textOf(id)}`);
      return entity;
    },
    eventsOf: (entityId) =>
      events(world)
        .filter((event) => event.entityId === entityId && !documented.has(event.id))
        .map(({type = null}) => type),
  };
}

const events = (world: World): Entity[] => world.store.collection('NotificationEvent').all();

/** The sample data's objects that tests use. */
export const sample = {
  cobalt: 'ent_01KJ7ZFNFGGTTSGPD6ZA80765R',
  birchwood: 'ent_01KJCKGKGGFSVX72WP9AKSY11K',
  meridian: 'ent_01KJQP5FJGSARD8XB8B08Z9NBW',
  ferro: 'ent_01KG722XM0TXKK4A2F8H0AHB40',
  kestrel: 'ent_01KGF04SW0BEXQRMVPHE8VERC1',
  jade: 'ent_01KN62DEV04DDD7J4R6HEC6999',
  ferroBuyer: 'buy_01KG4DZ8T0D017QGV7B4XKK3AS',
  kestrelBuyer: 'buy_01KGEWPY80H4478JN8HNVJ2DPT',
  ferroOffer: 'offr_01KG4FP6M0MR1CNQHTYPGHKT53',
  kestrelOffer: 'offr_01KGEYDW20DMHX5NV864KHB835',
  cobaltOffer: 'offr_01KGES92M06PXWSFEWDW4HTSFA',
  deltaOffer: 'offr_01KNGWWG005H3EHKKR2C966X94',
  failedOffer: 'offr_01KKGMCCM0J6SWNS4QVSKFMPJV',
  cobaltTerm: 'term_01KJ7ZFPERK9YZKFQNKZQ8JSCD',
  cobaltHalf1: 'term_01KJYQ1780WGKYM1G566AEBC0E',
  cobaltHalf2: 'term_01KJYQ1878Y7BWDQ3W0X046H5F',
  ferroTerm: 'term_01KG722YK81EQ10HGCY1HM3Q8B',
  telemetryMetric: 'bm_01KFJF6AK0BVJG20995V2BQ8CZ',
  devicesMetric: 'bm_01KFJFFFJ02VAPJ8A6FSJR5K17',
  deletedMetric: 'bm_01KFJFRMH0ZG7DQ16AZB3MJF9R',
} as const;

export const unknown = {
  entitlement: 'ent_01AAAAAAAAAAAAAAAAAAAAAAAA',
  term: 'term_01AAAAAAAAAAAAAAAAAAAAAAAA',
  buyer: 'buy_01AAAAAAAAAAAAAAAAAAAAAAAA',
  offer: 'offr_01AAAAAAAAAAAAAAAAAAAAAAAA',
} as const;

export const usd = (amount: string) => ({amount, currency: 'USD'});
