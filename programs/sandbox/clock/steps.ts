import {timestamp} from './duration';

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
