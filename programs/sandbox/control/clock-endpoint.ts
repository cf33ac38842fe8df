import {advance} from '../clock/advance';
import {addDuration, timestamp} from '../clock/duration';
import {ControlError} from './control-error';
import {optionalText, readBody} from './input';
import type {ControlHandler} from './parts';
import type {JsonObject} from '../types';

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
  if (target > String(addDuration(now, `P${longestYears}Y`))) {
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
  const target = to === undefined ? addDuration(now, String(duration)) : momentOf(to);
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
