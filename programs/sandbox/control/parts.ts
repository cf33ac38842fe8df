import type {Contract} from '../contract/contract';
import type {Deliveries} from '../events/deliveries';
import type {EventKind} from '../events/notification-event';
import type {Lifecycle} from '../lifecycles/lifecycles';
import type {Clock} from '../state/world';
import type {ClockJob, Json, JsonObject, World} from '../types';

/** What the control endpoints need. `world` is a function because a reset makes a new world. */
export interface ControlParts {
  world: () => World;
  clock: () => Clock;
  contract: Contract;
  lifecycles: Lifecycle[];
  kinds: Map<string, EventKind>;
  jobs: ClockJob[];
  deliveries: Deliveries;
  failures: Failures;
  /** Runs what the world put off with `after`. */
  settle: () => void;
  /** Puts everything back to the seed. */
  reset: () => void;
  orgId: string;
  allowNetwork: boolean;
  /** What the overview says in addition, such as the base URL and the client's credentials. */
  about?: () => JsonObject;
}

export interface ControlRequest {
  method: string;
  /** Such as `/_sandbox/clock`. */
  path: string;
  body?: Json;
}

export interface ControlReply {
  status: number;
  body?: Json;
}

/** `id` is the part of the path after the endpoint's name. */
export type ControlHandler = (
  parts: ControlParts,
  request: {id: string; body?: Json},
) => ControlReply | Promise<ControlReply>;

/** Errors that the next calls return instead of being carried out. */
export interface Failures {
  add(failure: Failure): void;
  /** The code of the error that this call returns, if any. Each call uses up one. */
  take(slug: string): string | undefined;
  list(): Failure[];
  clear(): void;
}

type Failure = {
  /** The slug of an operation. Without it, the failure applies to every operation. */
  operation?: string;
  code: string;
  times: number;
};

export function createFailures(): Failures {
  let failures: Failure[] = [];
  return {
    add(failure) {
      failures.push({...failure});
    },
    take(slug) {
      const next = failures.find(({operation}) => operation === undefined || operation === slug);
      if (!next) return undefined;
      next.times -= 1;
      failures = failures.filter(({times}) => times > 0);
      return next.code;
    },
    list: () => failures.map((failure) => ({...failure})),
    clear() {
      failures = [];
    },
  };
}

/** A control request that can't be carried out. The message says what to send instead. */
export class ControlError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'ControlError';
  }
}
