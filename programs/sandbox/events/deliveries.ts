import {createHmac} from 'node:crypto';
import {request as httpRequest} from 'node:http';
import {request as httpsRequest} from 'node:https';
import {identity} from '@docs/content-model/identity';
import {type Entity, type JsonObject, textOf, type World} from '../types';
import {isLoopback, listEndpoints, receives, webhookSecretOf} from './endpoints';

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
  const secret = webhookSecretOf(world, delivery.endpointId);
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

function saveDelivery(world: World, delivery: Delivery): void {
  world.store.collection(collectionName({state: 'PENDING'})).remove(delivery.id);
  world.store.collection(collectionName(delivery)).put(delivery);
}

const byNumber = (first: Delivery, second: Delivery): number => (first.id < second.id ? -1 : 1);

/** In the order of their events. */
const pendingDeliveries = (world: World): Delivery[] => read(world, 'PENDING').sort(byNumber);

export const allDeliveries = (world: World): Delivery[] =>
  [...read(world, 'FAILED'), ...read(world, 'PENDING')].sort(byNumber);

function newDelivery(world: World, endpoint: Entity, body: JsonObject): Delivery {
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

/** The documented headers of one attempt. Each attempt has its own signature. */
function deliveryHeaders(
  event: {id: string; type: string},
  attempt: number,
  body: string,
  secret: string,
): Record<string, string> {
  // Receivers compare the time of the signature with their own clock, so it's the real time.
  const seconds = Math.floor(Date.now() / 1000);
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    [`${identity.brand}-Event-Id`]: event.id,
    [`${identity.brand}-Event-Type`]: event.type,
    [`${identity.brand}-Delivery-Attempt`]: String(attempt),
    [`${identity.brand}-Signature`]: signature(body, [secret], seconds),
  };
}

/** The value of the signature header, as `openapi/events/signature.yaml` says. */
export function signature(body: string, secrets: string[], unixSeconds: number): string {
  const values = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex'),
  );
  return [`t=${unixSeconds}`, ...values.map((value) => `v1=${value}`)].join(',');
}

const minute = 60_000;
const hour = 60 * minute;

/** Time of each attempt after the first one, as documented. */
const offsets = [0, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** When the next attempt is due, on the sandbox's clock. Null after the last one. */
function nextAttemptAt(firstAttemptAt: string, attempts: number): string | null {
  const offset = offsets[attempts];
  if (offset === undefined) return null;
  return new Date(Date.parse(firstAttemptAt) + offset).toISOString().replace('.000Z', 'Z');
}

export interface PostResult {
  /** Null if no response arrived. */
  status: number | null;
  error?: string;
}

/** Sends one request and never rejects: a delivery without a response is a result as well. */
export type Post = (
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<PostResult>;

/** The documented time limit. */
const timeoutMs = 10_000;

export const post: Post = (url, headers, body) =>
  new Promise((resolve) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const options = {method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false};
    const request = send(url, options, (response) => {
      response.resume();
      resolve({status: response.statusCode ?? null});
    });
    request.on('error', (error) => {
      resolve({status: null, error: error.message});
    });
    request.end(body);
  });
