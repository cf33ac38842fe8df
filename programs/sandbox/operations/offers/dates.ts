import {addDuration, timestamp} from '../../clock/duration';
import type {Json, World} from '../../types';
import {objectOf} from './fields';

const day = 86_400_000;

export const today = (world: World): string => world.now().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  timestamp(Date.parse(date) + days * day).slice(0, 10);

export const addMonths = (date: string, months: number): string =>
  (addDuration(date, `P${months}M`) ?? date).slice(0, 10);

/** The day on which a term ends. An open-ended term has none. */
export function termEnd(startDate: Json | undefined, duration: Json | undefined) {
  const {length, unit} = objectOf(duration);
  if (typeof startDate !== 'string' || typeof unit !== 'string') return undefined;
  return addDuration(startDate, `P${Number(length)}${unit.charAt(0)}`)?.slice(0, 10);
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
