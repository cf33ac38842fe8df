import {maxRecentPages} from './limits';

/** A page that the reader opened from the results. */
export interface RecentPage {
  title: string;
  /** Path and anchor on this site. */
  path: string;
}

const maxLength = 200;

/** Readers can change what's stored, so everything except pages of this site is dropped. */
export function parseRecent(stored: string | null): RecentPage[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isPage).slice(0, maxRecentPages) : [];
  } catch {
    return [];
  }
}

function isPage(entry: unknown): entry is RecentPage {
  const {title, path} = (entry ?? {}) as Partial<Record<keyof RecentPage, unknown>>;
  const isShort = (value: unknown): value is string =>
    typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
  return isShort(title) && isShort(path) && /^\/(?![/\\])/.test(path);
}

/** Newest first and without duplicates. */
export function addRecent(recent: readonly RecentPage[], page: RecentPage): RecentPage[] {
  const rest = recent.filter(({path}) => path !== page.path);
  return (isPage(page) ? [page, ...rest] : rest).slice(0, maxRecentPages);
}
