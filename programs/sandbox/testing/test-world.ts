import {createEvents, emitterOf} from '../events/events';
import type {Lifecycle} from '../lifecycles/lifecycles';
import {changesOf} from '../lifecycles/move';
import {createIds, createStore} from '../state/store';
import {type Clock, composeWorld, createClock} from '../state/world';
import type {Call, JsonObject, Reactions, World} from '../types';

/** A few transitions in the form of the contract. */
export const testLifecycles: Lifecycle[] = [
  {
    entity: 'OFFER',
    schema: 'OfferStatus',
    transitions: [
      {
        from: [],
        to: 'PENDING_CREATE',
        by: 'OPERATION',
        operation: 'create-offer',
        event: 'offer.created',
        cause: 'You create an offer.',
      },
      {
        from: ['PENDING_CREATE'],
        to: 'PENDING_ACCEPTANCE',
        by: 'MARKETPLACE',
        event: 'offer.published',
        cause: 'The marketplace publishes the offer.',
      },
      {
        from: ['PENDING_ACCEPTANCE'],
        to: 'ACCEPTED',
        by: 'BUYER',
        event: 'offer.accepted',
        cause: 'The buyer accepts.',
      },
      {
        from: ['PENDING_ACCEPTANCE'],
        to: 'PENDING_ACCEPTANCE',
        by: 'OPERATION',
        operation: 'extend-private-offer-expiry-date',
        event: 'offer.expiry_extended',
        cause: 'You extend the expiry date.',
      },
      {
        from: ['ACCEPTED'],
        to: 'ACTIVE',
        by: 'CLOCK',
        event: 'offer.activated',
        cause: 'The term starts.',
      },
    ],
  },
  {
    entity: 'INVOICE',
    schema: 'InvoiceStatus',
    transitions: [
      {from: [], to: 'DRAFT', by: 'PLATFORM', event: 'invoice.created', cause: 'A period ends.'},
    ],
  },
  {
    entity: 'INVOICE',
    schema: 'InvoicePaymentStatus',
    transitions: [
      {from: [], to: 'PENDING', by: 'PLATFORM', event: 'invoice.created', cause: 'A period ends.'},
      {
        from: ['PENDING'],
        to: 'PROCESSING',
        by: 'CLOCK',
        event: 'payment.processing',
        cause: 'The invoice is due.',
      },
      {
        from: ['PROCESSING'],
        to: 'SUCCEEDED',
        by: 'PLATFORM',
        event: 'invoice.paid',
        cause: 'The payment succeeds.',
      },
    ],
  },
];

const types = [
  'invoice.created',
  'invoice.paid',
  'offer.accepted',
  'offer.activated',
  'offer.created',
  'offer.expiring_soon',
  'offer.expiry_extended',
  'offer.published',
  'webhook.test',
];

export const testKinds = new Map(
  types.map((type) => [type, {type, priority: 'HIGH', title: `Title of ${type}`}]),
);

export interface TestWorld {
  world: World;
  clock: Clock;
  /** The bodies of the events so far. */
  bodies: JsonObject[];
  /** Runs what was put off. */
  settle: () => void;
}

/** A world without domains. */
export function createTestWorld(
  reactions: Reactions = {},
  send?: (world: World, body: JsonObject) => void,
): TestWorld {
  const store = createStore();
  const clock = createClock(store, '2026-05-20T09:00:00Z');
  const bodies: JsonObject[] = [];
  const jobs: (() => void)[] = [];
  const events = createEvents({
    kinds: testKinds,
    send: (world, body) => {
      bodies.push(body);
      send?.(world, body);
    },
  });
  const world = composeWorld({
    store,
    now: clock.now,
    newId: createIds(store, clock.now),
    lifecycles: changesOf({lifecycles: testLifecycles, reactions, events}),
    emit: emitterOf(events),
    after: (job) => jobs.push(job),
  });
  const settle = () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) job();
  };
  return {world, clock, bodies, settle};
}

/** An offer that the marketplace has published. */
export function publishedOffer(world: World): string {
  const id = world.newId('offr');
  const now = world.now();
  const offer = {id, orgId: 'org_1', name: 'Annual plan', partner: 'AWS', createdAt: now};
  world.create(
    'OFFER',
    {...offer, status: 'PENDING_CREATE', updatedAt: now},
    {by: 'OPERATION', operation: 'create-offer'},
  );
  world.move({entityType: 'OFFER', id, to: 'PENDING_ACCEPTANCE', by: 'MARKETPLACE'});
  return id;
}

/** A call for tests of lists, which need a store and a time. */
export function listCall(
  state: JsonObject,
  call: Partial<Call> = {},
  now = '2026-05-20T09:00:00Z',
): Call {
  const store = createStore(state);
  const unused = (): never => {
    throw new Error('A list changes nothing.');
  };
  const world: World = {
    store,
    settings: {automatic: true},
    now: () => now,
    newId: createIds(store, () => now),
    create: unused,
    move: unused,
    update: unused,
    emit: unused,
    after: unused,
  };
  const actor = {clientId: 'cli_1', role: 'EDITOR', orgId: 'org_1'};
  return {world, slug: 'list-offers', path: {}, query: {}, headers: {}, body: {}, actor, ...call};
}
