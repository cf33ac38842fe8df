const pattern =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** A moment without milliseconds, as the contract writes it. */
export const timestamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

/** The moment after an ISO 8601 duration such as `P1M` or `PT1H`, or undefined if it isn't one. */
export function addDuration(from: string, duration: string): string | undefined {
  const match = pattern.exec(duration);
  if (!match) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part || 0));
  const date = addMonths(new Date(from), 12 * years + months);
  date.setUTCDate(date.getUTCDate() + 7 * weeks + days);
  const milliseconds = date.getTime() + 1000 * (3600 * hours + 60 * minutes + seconds);
  return Number.isNaN(milliseconds) ? undefined : timestamp(milliseconds);
}

/** A month after January 31 is the last day of February. */
function addMonths(date: Date, months: number): Date {
  const day = date.getUTCDate();
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return moved;
}
