import {nextStep} from './steps';
import type {Clock} from './clock';
import type {ClockJob, World} from '../types';

export interface AdvanceParts {
  clock: Clock;
  jobs: ClockJob[];
  /** Runs what the world put off with `after`. */
  settle: () => void;
  deliveries: {flush(world: World): Promise<void>; nextDue(world: World): string | undefined};
}

/** Moves the clock step by step, so that what's due earlier happens earlier. */
export async function advance(world: World, target: string, parts: AdvanceParts): Promise<void> {
  const {clock, jobs, settle, deliveries} = parts;
  const start = clock.now();
  while (clock.now() < target) {
    clock.set(nextStep(start, clock.now(), target, deliveries.nextDue(world)));
    for (const job of jobs) {
      job(world);
      settle();
    }
    await deliveries.flush(world);
  }
}
