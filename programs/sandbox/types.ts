/** The parts of the sandbox know each other only through these types. */

export type Json = null | boolean | number | string | Json[] | {[key: string]: Json | undefined};

export type JsonObject = {[key: string]: Json | undefined};

/** An object of the contract, as its schema says. */
export type Entity = JsonObject & {id: string};

/** One collection per schema name, such as `Offer`. */
export interface Collection {
  get(id: string): Entity | undefined;
  /** In the order in which they were added. */
  all(): Entity[];
  put(entity: Entity): Entity;
  remove(id: string): void;
}

export interface Store {
  collection(schema: string): Collection;
  toJson(): JsonObject;
}

/** Who causes a change of status, as in the lifecycles. */
export type Mover =
  'BUYER' | 'CLOCK' | 'MARKETPLACE' | 'OPERATION' | 'PAYMENT_PROVIDER' | 'PLATFORM' | 'STAFF';

/** What a notification event says besides its type and entity. All of it is optional. */
export interface EventDetails {
  /** Only for events that no transition sends. Transitions know it. */
  previousStatus?: string;
  /** Without it, the summary of the event in the contract. */
  title?: string;
  message?: string;
  channels?: string[];
  contactIds?: string[];
  /** Without it, the client of the operation or the system. */
  createdBy?: JsonObject;
}

export interface Move {
  /** The entity type of the lifecycle, such as `OFFER`. */
  entityType: string;
  id: string;
  to: string;
  by: Mover;
  /** The slug of the operation if one causes the move. */
  operation?: string;
  /** Other fields that change with the status. */
  changes?: JsonObject;
  /** What the transition's event says. */
  event?: EventDetails;
}

export interface World {
  store: Store;
  settings: {automatic: boolean};
  now(): string;
  /** A new ID with this prefix, such as `offr`. The same seed gives the same IDs. */
  newId(prefix: string): string;
  /** Adds a new entity in its first status and sends the event of that transition. */
  create(
    entityType: string,
    entity: Entity,
    cause: {by: Mover; operation?: string; event?: EventDetails},
  ): Entity;
  /** Changes the status if the lifecycle allows it, and sends the event of the transition. */
  move(move: Move): Entity;
  /** Replaces fields without a change of status, and sets `updatedAt`. */
  update(entityType: string, id: string, changes: JsonObject): Entity;
  /** Sends an event that no transition sends, such as `offer.expiring_soon`. Returns the `NotificationEvent`. */
  emit(type: string, entityType: string, entity: Entity, details?: EventDetails): Entity;
  /** Runs right after the response if the sandbox settles by itself. */
  after(job: () => void): void;
}

export interface Actor {
  clientId: string;
  role: string;
  orgId: string;
}

export interface Call {
  world: World;
  slug: string;
  path: Record<string, string>;
  /** Parsed as the parameters' schemas say: numbers, booleans, and lists. */
  query: Record<string, Json>;
  headers: Record<string, string>;
  /** Valid according to the schema. `{}` without a body. Files of forms are {filename, contentType, bytes in base64}. */
  body: JsonObject;
  actor: Actor;
  /** The response's `X-Request-Id`, which errors in a batch's result repeat. */
  requestId?: string;
}

export interface Reply {
  /** Without it, the operation's first documented success status. */
  status?: number;
  body?: Json;
  headers?: Record<string, string>;
}

export type Handler = (call: Call) => Reply;

/** By slug. */
export type Handlers = Record<string, Handler>;

/** Called for every step of the clock. Does whatever is due at this moment. */
export type ClockJob = (world: World) => void;

/** What a change of status causes elsewhere, by `ENTITY.STATUS`, such as `OFFER.ACCEPTED`. */
export type Reactions = Record<
  string,
  (world: World, entity: Entity, previousStatus: string | null) => void
>;

/** A request before its validation. Nothing is known about its values yet. */
export interface RawRequest {
  path: Record<string, string>;
  query?: Record<string, Json>;
  body: unknown;
}

/**
 * Throws the operation's own error for a value that validation would otherwise reject with a
 * general code, by slug. Called before the validation.
 */
export type RequestChecks = Record<string, (request: RawRequest) => void>;

/** A value as the text that a query or a cursor compares it with. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** A request and a response without the network, so that tests need no socket. */

export interface HttpRequest {
  method: string;
  /** Path and query string, as sent. */
  target: string;
  /** By lowercase name. */
  headers: Record<string, string>;
  body: Uint8Array;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}
