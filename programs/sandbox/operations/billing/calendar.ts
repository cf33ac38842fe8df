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
