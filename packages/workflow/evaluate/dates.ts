const form = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Reads an RFC 3339 timestamp with an offset, or a date, which starts at midnight UTC. */
export function readDate(value: unknown): Date | undefined {
  const parts = typeof value === 'string' ? form.exec(value) : null;
  if (!parts) return undefined;
  const date = new Date(value as string);
  // Rejects dates such as February 30, which JavaScript reads as March 2.
  const [year, month, day] = parts.slice(1, 4).map(Number);
  const daysInMonth = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  return Number.isNaN(date.getTime()) || (day ?? 0) > daysInMonth ? undefined : date;
}
