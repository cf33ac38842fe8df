const form = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** RFC 3339 with its offset, or a day, which begins at midnight UTC. */
export function readDate(value: unknown): Date | undefined {
  const parts = typeof value === 'string' ? form.exec(value) : null;
  if (!parts) return undefined;
  const date = new Date(value as string);
  // 30 February is not 2 March.
  const [year, month, day] = parts.slice(1, 4).map(Number);
  const daysInMonth = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  return Number.isNaN(date.getTime()) || (day ?? 0) > daysInMonth ? undefined : date;
}
