import {maxQueryLength, maxRecentSearches} from './limits';

/** Readers can change what's stored, so everything except short strings is dropped. */
export function parseRecent(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '')
      .map((entry) => entry.slice(0, maxQueryLength))
      .slice(0, maxRecentSearches);
  } catch {
    return [];
  }
}

/** Newest first and without duplicates. A query replaces its own prefixes. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const entry = query.trim().slice(0, maxQueryLength);
  if (!entry) return [...recent];
  const rest = recent.filter((other) => !entry.toLowerCase().startsWith(other.toLowerCase()));
  return [entry, ...rest].slice(0, maxRecentSearches);
}
