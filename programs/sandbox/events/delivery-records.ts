import {textOf} from '../lists/text';
import type {Entity, JsonObject, World} from '../types';

/** One try to deliver an event, for people who look for the reason of a failure. */
type Attempt = {
  attempt: number;
  /** On the sandbox's clock. */
  sentAt: string;
  /** Null if no response arrived. */
  status: number | null;
  error?: string;
  headers: Record<string, string>;
};

/** An event on its way to one endpoint. */
export type Delivery = {
  id: string;
  endpointId: string;
  url: string;
  eventId: string;
  eventType: string;
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  createdAt: string;
  /** Null unless the state is pending. */
  nextAttemptAt: string | null;
  attempts: Attempt[];
  /** The exact text that every attempt sends. */
  body: string;
};

/** Finished deliveries are apart, so that looking for due ones stays fast. */
const collectionName = ({state}: Pick<Delivery, 'state'>): string =>
  state === 'PENDING' ? 'SandboxPendingDelivery' : 'SandboxDelivery';

const read = (world: World, state: Delivery['state']): Delivery[] =>
  world.store.collection(collectionName({state})).all() as unknown as Delivery[];

export function saveDelivery(world: World, delivery: Delivery): void {
  world.store.collection(collectionName({state: 'PENDING'})).remove(delivery.id);
  world.store.collection(collectionName(delivery)).put(delivery);
}

const byNumber = (first: Delivery, second: Delivery): number => (first.id < second.id ? -1 : 1);

/** In the order of their events. */
export const pendingDeliveries = (world: World): Delivery[] =>
  read(world, 'PENDING').sort(byNumber);

export const allDeliveries = (world: World): Delivery[] =>
  [...read(world, 'FAILED'), ...read(world, 'PENDING')].sort(byNumber);

export function newDelivery(world: World, endpoint: Entity, body: JsonObject): Delivery {
  const now = world.now();
  return {
    id: nextNumber(world),
    endpointId: endpoint.id,
    url: textOf(endpoint.url),
    eventId: textOf(body.id),
    eventType: textOf(body.type),
    state: 'PENDING',
    createdAt: now,
    nextAttemptAt: now,
    attempts: [],
    body: JSON.stringify(body),
  };
}

/** Numbers that don't use up the world's IDs, so an endpoint doesn't change the IDs of entities. */
function nextNumber(world: World): string {
  const counters = world.store.collection('SandboxCounter');
  const count = Number(counters.get('deliveries')?.count ?? 0) + 1;
  counters.put({id: 'deliveries', count});
  return `dlv_${String(count).padStart(8, '0')}`;
}
