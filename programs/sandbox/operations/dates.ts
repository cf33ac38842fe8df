import type {Json, World} from '../types';
import type {Duration} from './entitlements/model';
import {objectOf} from './fields';

const pattern =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** A moment without milliseconds, as the contract writes it. */
export const timestamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

/** The moment after an ISO 8601 duration such as `P1M` or `PT1H`, or undefined if it isn't one. */
export function addIsoDuration(from: string, duration: string): string | undefined {
  const match = pattern.exec(duration);
  if (!match) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part || 0));
  const date = movedByMonths(new Date(from), 12 * years + months);
  date.setUTCDate(date.getUTCDate() + 7 * weeks + days);
  const milliseconds = date.getTime() + 1000 * (3600 * hours + 60 * minutes + seconds);
  return Number.isNaN(milliseconds) ? undefined : timestamp(milliseconds);
}

/** A month after January 31 is the last day of February. */
function movedByMonths(date: Date, months: number): Date {
  const day = date.getUTCDate();
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return moved;
}

/** Calendar dates of the contract, such as `2026-05-20`, which compare as texts. */
export type CalendarDate = string;

const day = 86_400_000;

export const dateOf = (timestamp: string): CalendarDate => timestamp.slice(0, 10);

/** The timestamp of a time of day in UTC, such as `00:10`. */
export const momentOf = (date: CalendarDate, time: string): string => `${date}T${time}:00Z`;

const format = (milliseconds: number): CalendarDate =>
  new Date(milliseconds).toISOString().slice(0, 10);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  format(Date.parse(date) + days * day);

export const daysBetween = (start: CalendarDate, end: CalendarDate): number =>
  (Date.parse(end) - Date.parse(start)) / day;

/** The same day in another month, or that month's last day if it's shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return format(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay)));
}

export const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01`;

/** Counts from Monday to Friday, because the sandbox knows no holidays. */
export function addBusinessDays(date: CalendarDate, count: number): CalendarDate {
  let current = date;
  for (let remaining = count; remaining > 0;) {
    current = addDays(current, 1);
    if (!isWeekend(current)) remaining -= 1;
  }
  return current;
}

const isWeekend = (date: CalendarDate): boolean =>
  [0, 6].includes(new Date(Date.parse(date)).getUTCDay());

export function earlier(
  a: CalendarDate | undefined,
  b: CalendarDate | undefined,
): CalendarDate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
}

/** The latest of the dates that are known. */
export const latest = (...dates: (CalendarDate | undefined)[]): CalendarDate =>
  dates.reduce<CalendarDate>((last, date) => (date !== undefined && date > last ? date : last), '');

/** For people: `April 16, 2026`. */
export const dateText = (date: CalendarDate): string =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(Date.parse(date));

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

/** The day on which a term ends. An open-ended term has none. */
export function termEnd(startDate: Json | undefined, duration: Json | undefined) {
  const {length, unit} = objectOf(duration);
  if (typeof startDate !== 'string' || typeof unit !== 'string') return undefined;
  return addIsoDuration(startDate, `P${Number(length)}${unit.charAt(0)}`)?.slice(0, 10);
}

const losAngelesHour = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The moment at which the last day to accept is over. On Google Cloud, that's in Los Angeles. */
export function deadline(expiryDate: string, partner: Json | undefined): string {
  const nextDay = addDays(expiryDate, 1);
  if (partner !== 'GCP') return `${nextDay}T00:00:00Z`;
  const summer = `${nextDay}T07:00:00Z`;
  return losAngelesHour.format(new Date(summer)) === '00' ? summer : `${nextDay}T08:00:00Z`;
}
