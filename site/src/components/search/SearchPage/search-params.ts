import {type Area, isArea, maxQueryLength} from '@docs/search';

/** The query parameters of the search page. */
export interface SearchParams {
  query: string;
  area: Area | null;
  /** A docs version's search tag, or null for the versions that the reader last viewed. */
  version: string | null;
  /** The first page is 1. */
  page: number;
}

export function parseSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const area = params.get('area');
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
    area: isArea(area) ? area : null,
    version: params.get('version') || null,
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** Omits default values, so that each search has only one address. */
export function formatSearchParams({query, area, version, page}: SearchParams): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (area) params.set('area', area);
  if (version) params.set('version', version);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}
