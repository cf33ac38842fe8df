import {timestamp} from '../../clock/duration';
import type {Json} from '../../types';
import {textOf} from '../offers/fields';

const hour = 3_600_000;
const day = 24 * hour;

const hoursToReply: Record<string, number> = {URGENT: 1, HIGH: 4};

const isWeekend = (milliseconds: number): boolean =>
  [0, 6].includes(new Date(milliseconds).getUTCDay());

/** The time by which support replies. A low priority has none. */
export function replyDueAt(now: string, priority: Json | undefined): string | undefined {
  if (priority === 'LOW') return undefined;
  const hours = hoursToReply[textOf(priority)];
  const start = Date.parse(now);
  if (hours !== undefined) return timestamp(start + hours * hour);
  let due = start + day;
  while (isWeekend(due)) due += day;
  return timestamp(due);
}
