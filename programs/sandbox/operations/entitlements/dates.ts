import {timestamp} from '../../clock/duration';
import type {World} from '../../types';
import {addDays, addMonths} from '../billing/calendar';
import type {Duration} from './model';

const hour = 3_600_000;

/** The current date in UTC. */
export const today = (world: World): string => world.now().slice(0, 10);

export function addDuration(date: string, {length, unit}: Duration): string {
  if (unit === 'DAY') return addDays(date, length);
  return addMonths(date, unit === 'YEAR' ? 12 * length : length);
}

/** The first date of a series that starts on `anchor` and comes after `date`. */
export function nextInSeries(anchor: string, interval: Duration, date: string): string {
  let next = anchor;
  for (let count = 1; next <= date; count += 1) {
    next = addDuration(anchor, {...interval, length: count * interval.length});
  }
  return next;
}

/** The full hour of a moment, as a moment. */
export function hourOf(moment: string): string {
  const milliseconds = Date.parse(moment);
  return timestamp(milliseconds - (milliseconds % hour));
}

export const addHours = (moment: string, hours: number): string =>
  timestamp(Date.parse(moment) + hours * hour);
