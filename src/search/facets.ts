import type {FacetFilters} from './types';

/** Whether a record's facet values pass Algolia-style filters. A facet the record lacks never matches. */
export function passesFacets(values: Record<string, string>, filters: FacetFilters): boolean {
  const passes = (filter: string) => {
    const colon = filter.indexOf(':');
    return values[filter.slice(0, colon)] === filter.slice(colon + 1);
  };
  return filters.every((filter) => (Array.isArray(filter) ? filter.some(passes) : passes(filter)));
}

/** The reader's context and the site's own filters as one list. A string alone means a list of one. */
export function mergeFacetFilters(...lists: (FacetFilters | undefined)[]): FacetFilters {
  return lists.flatMap((list) => list ?? []);
}
