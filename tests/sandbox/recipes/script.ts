import type {Entity, JsonObject} from '@argosy/sandbox';

/** The buyer, the marketplace, the payment provider, and the clock. They act through `/_sandbox`. */
export interface OtherSide {
  /** Changes a status, such as that of an offer that the buyer accepts. */
  act: (entityType: string, id: string, to: string, fields?: JsonObject) => Promise<Entity>;
  /** Creates what only the other side can, such as a reseller's sale. */
  create: (entityType: string, status: string, fields: JsonObject) => Promise<Entity>;
  /** Sends an event without a change of status. */
  send: (type: string, id: string, fields?: JsonObject) => Promise<void>;
  /** Lets time pass: a duration such as `PT1H`, or a moment. */
  wait: (until: string) => Promise<void>;
  /** Makes an operation's next call fail. */
  fail: (operation: string, code: string) => Promise<void>;
  /** Stops marketplaces and payment providers from acting on their own. */
  stopAutomatic: () => Promise<void>;
  /** Calls the API, for what happened before the recipe starts. The path starts after the organization. */
  call: (method: string, path: string, body?: JsonObject) => Promise<Entity>;
}

/** The state of the sandbox, by the contract's schema names. */
export interface State {
  all: (schema: string) => Entity[];
  get: (schema: string, id: string) => Entity;
  /** The entity that was added last. */
  last: (schema: string) => Entity;
}

type Step = (side: OtherSide, state: State) => Promise<unknown>;

type Inputs = Record<string, string>;

/** What the recipe's world does while the recipe runs, and what's true at the end. */
export interface RecipeScript {
  /** Inputs can depend on what happened before. */
  inputs: Inputs | ((state: State) => Inputs);
  /** What happened before the recipe starts. */
  before?: Step;
  /** What happens after a call: `getOffer` after the first one, `getOffer 2` after the second. */
  after?: Record<string, Step>;
  /** Types of webhooks that arrive, in any order. Others can arrive too. */
  events: string[];
  /** Throws if the final state is wrong. */
  check: (state: State) => void;
}
