import {addIsoDuration, timestamp} from '../operations/dates';
import type {Clock} from '../state/world';
import type {ClockJob, JsonObject, World} from '../types';
import {optionalText, readBody} from './input';
import {ControlError, type ControlHandler} from './parts';

const hour = 3_600_000;
const day = 24 * hour;

const everyHour = Array.from({length: 24}, (_, index) => index);

/**
 * The hours at which jobs run, by the time since the clock started to move. What's due hourly is
 * done after two days. After that, days matter, which end at midnight UTC or in Los Angeles. Years
 * in steps of hours would take minutes.
 */
const phases = [
  {until: 2 * day, hours: everyHour},
  {until: 366 * day, hours: [0, 8]},
  {until: Infinity, hours: [0]},
];

/** The next moment at which jobs run: the phase's next full hour, the target, or an earlier stop. */
export function nextStep(start: string, now: string, target: string, stop?: string): string {
  const candidates = [nextFullHour(start, now), target];
  if (stop !== undefined && stop > now) candidates.push(stop);
  return candidates.reduce((earliest, next) => (next < earliest ? next : earliest));
}

function nextFullHour(start: string, now: string): string {
  const current = Date.parse(now);
  const {hours = everyHour} = phases.find(({until}) => current - Date.parse(start) < until) ?? {};
  const midnight = Math.floor(current / day) * day;
  const moments = [...hours, 24].map((count) => midnight + count * hour);
  return timestamp(moments.find((moment) => moment > current) ?? midnight + day);
}

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

/** Nothing in the contract takes longer than the 7 years until an entitlement is removed. */
const longestYears = 10;

export const showClock: ControlHandler = (parts) => ({
  status: 200,
  body: {now: parts.clock().now()},
});

/** Moves the clock forward, and does everything that's due until then. */
export const moveClock: ControlHandler = async (parts, request) => {
  const now = parts.clock().now();
  const target = targetOf(readBody(request.body, ['advance', 'to']), now);
  if (target < now) {
    throw new ControlError(`The clock is at ${now} and can't move back to ${target}. Use reset.`);
  }
  if (target > String(addIsoDuration(now, `P${longestYears}Y`))) {
    throw new ControlError(`The clock can move by ${longestYears} years at a time.`);
  }
  await advance(parts.world(), target, {...parts, clock: parts.clock()});
  return {status: 200, body: {previous: now, now: parts.clock().now()}};
};

function targetOf(body: JsonObject, now: string): string {
  const duration = optionalText(body, 'advance');
  const to = optionalText(body, 'to');
  if ((duration === undefined) === (to === undefined)) {
    throw new ControlError('Send either "advance", such as "P1D", or "to", a timestamp in UTC.');
  }
  const target = to === undefined ? addIsoDuration(now, String(duration)) : momentOf(to);
  if (target !== undefined) return target;
  throw new ControlError(
    to === undefined
      ? '"advance" must be an ISO 8601 duration, such as "PT1H", "P1D", or "P1M".'
      : '"to" must be a timestamp in UTC, such as "2026-06-01T00:00:00Z".',
  );
}

function momentOf(text: string): string | undefined {
  const isMoment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/.test(text);
  const milliseconds = isMoment ? Date.parse(text) : NaN;
  return Number.isNaN(milliseconds) ? undefined : timestamp(milliseconds);
}
