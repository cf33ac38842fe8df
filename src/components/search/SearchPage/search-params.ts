import {isArea, type Area} from '../../../search/areas';
import {maxQueryLength} from '../../../search/limits';

/** What the address of the search page says. */
export interface SearchParams {
  query: string;
  area: Area | null;
  /** A docs version's search tag, or null for the versions of the reader's context. */
  version: string | null;
  /** Counted from 1, as readers count. */
  page: number;
}

export function parseSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const area = params.get('area');
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
    area: isArea(area) ? area : null,
    version: params.get('version'),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** Leaves out what is not set, so that the same search has one address. */
export function formatSearchParams({query, area, version, page}: SearchParams): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (area) params.set('area', area);
  if (version) params.set('version', version);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}
