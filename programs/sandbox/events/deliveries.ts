import {deliveryHeaders} from './delivery-headers';
import {newDelivery, pendingDeliveries, saveDelivery} from './delivery-records';
import type {Delivery} from './delivery-records';
import {listEndpoints, receives, secretOf} from './endpoints';
import {isLoopback} from './loopback';
import {nextAttemptAt} from './retries';
import type {Post, PostResult} from './post';
import type {JsonObject, World} from '../types';

export interface Deliveries {
  /** Belongs to `EventParts.send`. */
  queue: (world: World, body: JsonObject) => void;
  /** Sends what's due on the sandbox's clock. Resolves when every attempt has its result. */
  flush: (world: World) => Promise<void>;
  /** When the clock has to stop for a retry. */
  nextDue: (world: World) => string | undefined;
}

export function createDeliveries(post: Post, allowNetwork: boolean): Deliveries {
  let running: Promise<void> = Promise.resolve();

  const send: Post = (url, headers, body) =>
    allowNetwork || isLoopback(new URL(url).hostname)
      ? post(url, headers, body)
      : Promise.resolve({status: null, error: 'The sandbox only sends to this machine.'});

  const flushDue = async (world: World): Promise<void> => {
    const now = world.now();
    const due = pendingDeliveries(world).filter(({nextAttemptAt: next}) => next && next <= now);
    // One after the other for an endpoint, so that events arrive in their order.
    const sendAll = async (endpoint: string) => {
      const own = due.filter(({endpointId}) => endpointId === endpoint);
      for (const delivery of own) await attempt(world, delivery, send);
    };
    await Promise.all([...new Set(due.map(({endpointId}) => endpointId))].map(sendAll));
  };

  return {
    queue(world, body) {
      for (const endpoint of listEndpoints(world)) {
        if (receives(endpoint, body)) saveDelivery(world, newDelivery(world, endpoint, body));
      }
    },
    flush(world) {
      // Two flushes at the same time would send a delivery twice.
      const finished = running.then(() => flushDue(world));
      running = finished.catch(() => undefined);
      return finished;
    },
    nextDue: (world) =>
      pendingDeliveries(world)
        .flatMap(({nextAttemptAt: next}) => next ?? [])
        .sort()[0],
  };
}

async function attempt(world: World, delivery: Delivery, send: Post): Promise<void> {
  const secret = secretOf(world, delivery.endpointId);
  // The endpoint was removed.
  if (secret === undefined) {
    saveDelivery(world, {...delivery, state: 'FAILED', nextAttemptAt: null});
    return;
  }
  const {eventId: id, eventType: type, body} = delivery;
  const number = delivery.attempts.length + 1;
  const sentAt = world.now();
  const headers = deliveryHeaders({id, type}, number, body, secret);
  const result = await send(delivery.url, headers, body);
  saveDelivery(world, withAttempt(delivery, {attempt: number, sentAt, headers, ...result}));
}

const isSuccess = ({status}: PostResult): boolean =>
  status !== null && status >= 200 && status < 300;

function withAttempt(delivery: Delivery, latest: Delivery['attempts'][number]): Delivery {
  const attempts = [...delivery.attempts, latest];
  if (isSuccess(latest)) return {...delivery, attempts, state: 'DELIVERED', nextAttemptAt: null};
  const next = nextAttemptAt(attempts[0]?.sentAt ?? latest.sentAt, attempts.length);
  return {...delivery, attempts, state: next ? 'PENDING' : 'FAILED', nextAttemptAt: next};
}
