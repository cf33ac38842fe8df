import {createHash} from 'node:crypto';
import {ApiError} from '../api-error';
import type {HttpRequest, HttpResponse} from '../http/messages';
import {textOf} from '../lists/text';
import type {Entity, JsonObject, World} from '../types';

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
  if (!stored || Date.parse(world.now()) - Date.parse(textOf(stored.createdAt)) >= lifetime) {
    return undefined;
  }
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

const idOf = ({clientId, key}: KeyedRequest): string => `${clientId} ${key}`;

function fingerprint({method, target, body}: HttpRequest): string {
  return createHash('sha256').update(`${method} ${target}\n`).update(body).digest('hex');
}
