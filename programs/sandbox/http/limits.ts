import {createHash} from 'node:crypto';
import type {RateClass, Route} from '../contract/contract';
import {ApiError} from '../errors';
import {
  type Entity,
  type HttpRequest,
  type HttpResponse,
  type Json,
  type JsonObject,
  textOf,
  type World,
} from '../types';

const lifetime = 24 * 60 * 60 * 1000;

/** The headers of a stored response that belong to it. All others are about the request. */
const kept = ['Content-Type', 'ETag', 'Location'];

export interface KeyedRequest {
  clientId: string;
  key: string;
  request: HttpRequest;
}

/** The stored response to an earlier request with the same key, if there's one. */
export function replay(world: World, keyed: KeyedRequest): HttpResponse | undefined {
  const stored = world.store.collection('SandboxIdempotencyKey').get(idOf(keyed));
  if (!stored || isExpired(world, stored.createdAt)) return undefined;
  if (stored.fingerprint !== fingerprint(keyed.request)) {
    throw new ApiError('idempotency_key_reused');
  }
  return {
    status: Number(stored.status),
    headers: {...(stored.headers as Record<string, string>), 'Idempotent-Replayed': 'true'},
    body: textOf(stored.body),
  };
}

/** Keeps a response for 24 hours of the sandbox's clock. Failures of the service aren't kept. */
export function remember(world: World, keyed: KeyedRequest, response: HttpResponse): void {
  if (response.status === 429 || response.status >= 500) return;
  const headers = Object.entries(response.headers).filter(([name]) => kept.includes(name));
  const entry: Entity & JsonObject = {
    id: idOf(keyed),
    fingerprint: fingerprint(keyed.request),
    status: response.status,
    headers: Object.fromEntries(headers),
    body: response.body,
    createdAt: world.now(),
  };
  world.store.collection('SandboxIdempotencyKey').put(entry);
}

/** Removes what can't be replayed anymore. Only moving the clock makes a response too old. */
export function forgetExpiredKeys(world: World): void {
  const responses = world.store.collection('SandboxIdempotencyKey');
  for (const {id, createdAt} of responses.all()) {
    if (isExpired(world, createdAt)) responses.remove(id);
  }
}

const isExpired = (world: World, createdAt: Json | undefined): boolean =>
  Date.parse(world.now()) - Date.parse(textOf(createdAt)) >= lifetime;

const idOf = ({clientId, key}: KeyedRequest): string => `${clientId} ${key}`;

function fingerprint({method, target, body}: HttpRequest): string {
  return createHash('sha256').update(`${method} ${target}\n`).update(body).digest('hex');
}

type Bucket = {tokens: number; filledAt: number};

export interface RateLimits {
  /** Counts a request. Returns the headers of its response, or fails with the same headers. */
  take: (client: string, rateClass: string) => Record<string, string>;
}

/**
 * One bucket per client and class. Real time fills it, because the sandbox's clock stands still.
 * If the limits aren't enforced, the headers still show them.
 */
export function createRateLimits(
  classes: Record<string, RateClass>,
  {
    enforced,
    milliseconds = () => performance.now(),
  }: {enforced: boolean; milliseconds?: () => number},
): RateLimits {
  const buckets = new Map<string, Bucket>();
  return {
    take(client, name) {
      const rateClass = classes[name];
      if (!rateClass) throw new Error(`The contract has no rate class ${name}.`);
      const bucket = filled(buckets.get(`${client} ${name}`), rateClass, milliseconds());
      buckets.set(`${client} ${name}`, bucket);
      const isAllowed = bucket.tokens >= 1;
      if (isAllowed) bucket.tokens -= 1;
      else if (enforced) throw limited(rateClass, bucket);
      return headersOf(rateClass, bucket);
    },
  };
}

function filled(bucket: Bucket | undefined, rateClass: RateClass, now: number): Bucket {
  const {burst, requestsPerSecond} = rateClass;
  if (!bucket) return {tokens: burst, filledAt: now};
  const added = ((now - bucket.filledAt) / 1000) * requestsPerSecond;
  return {tokens: Math.min(burst, bucket.tokens + added), filledAt: now};
}

function limited(rateClass: RateClass, bucket: Bucket): ApiError {
  const {requestsPerSecond} = rateClass;
  const wait = Math.max(1, Math.ceil((1 - bucket.tokens) / requestsPerSecond));
  return new ApiError('rate_limited', {
    message: `You exceeded the rate limit of ${requestsPerSecond} requests per second.`,
    headers: {...headersOf(rateClass, bucket), 'Retry-After': String(wait)},
  });
}

const headersOf = ({requestsPerSecond, burst}: RateClass, {tokens}: Bucket) => ({
  'RateLimit-Limit': String(requestsPerSecond),
  'RateLimit-Remaining': String(Math.max(0, Math.floor(tokens))),
  'RateLimit-Reset': String(Math.ceil((burst - tokens) / requestsPerSecond)),
});

/** The version of an object. It depends on what's stored only, not on what a response adds. */
export function versionOf(entity: Entity): string {
  const hash = createHash('sha256').update(JSON.stringify(entity)).digest('hex');
  return `"${hash.slice(0, 8)}"`;
}

/** The ETag of a response that contains an object. */
export function versionHeader(
  world: World,
  {returnsVersion, responseSchema = ''}: Route,
  body: Json | undefined,
): Record<string, string> {
  if (!returnsVersion) return {};
  const entity = storedObject(world, responseSchema, (body as JsonObject | undefined)?.id);
  return entity ? {ETag: versionOf(entity)} : {};
}

/** Fails if the request expects another version of the object than the current one. */
export function checkVersion(
  world: World,
  {takesVersion, responseSchema: schema = '', path: pattern}: Route,
  sent: {path: Record<string, string>; body: JsonObject; ifMatch?: string},
): void {
  if (!takesVersion || sent.ifMatch === undefined || sent.ifMatch === '*') return;
  const [own = ''] = /\{(?!orgId)\w+Id\}/.exec(pattern) ?? [];
  const name = own ? own.slice(1, -1) : `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Id`;
  // A draft's ID is in the body, because the same operation creates new ones.
  const id = own ? sent.path[name] : sent.body[name];
  const entity = storedObject(world, `${name.charAt(0).toUpperCase()}${name.slice(1, -2)}`, id);
  const expected = sent.ifMatch.split(',').map((tag) => tag.trim());
  if (entity && !expected.includes(versionOf(entity))) throw new ApiError('version_conflict');
}

const storedObject = (world: World, schema: string, id: Json | undefined): Entity | undefined =>
  typeof id === 'string' ? world.store.collection(schema).get(id) : undefined;
