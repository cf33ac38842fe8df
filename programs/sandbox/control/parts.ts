import type {Clock} from '../clock/clock';
import type {Contract} from '../contract/contract';
import type {Deliveries} from '../events/deliveries';
import type {EventKind} from '../events/event-kinds';
import type {Lifecycle} from '../lifecycles/lifecycles';
import type {ClockJob, Json, JsonObject, World} from '../types';
import type {Failures} from './failures';

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
