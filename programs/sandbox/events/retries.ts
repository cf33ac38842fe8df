const minute = 60_000;
const hour = 60 * minute;

/** Time of each attempt after the first one, as documented. */
const offsets = [0, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

/** When the next attempt is due, on the sandbox's clock. Null after the last one. */
export function nextAttemptAt(firstAttemptAt: string, attempts: number): string | null {
  const offset = offsets[attempts];
  if (offset === undefined) return null;
  return new Date(Date.parse(firstAttemptAt) + offset).toISOString().replace('.000Z', 'Z');
}
