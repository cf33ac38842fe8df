import type {FacetFilters} from './types';

/** The `docusaurus_tag` of pages without a docs version. Docusaurus uses the same value. */
export const defaultSearchTag = 'default';

/** Whether a record's facet values match Algolia-style filters. A missing facet never matches. */
export function passesFacets(values: Record<string, string>, filters: FacetFilters): boolean {
  const passes = (filter: string) => {
    const colon = filter.indexOf(':');
    return values[filter.slice(0, colon)] === filter.slice(colon + 1);
  };
  return filters.every((filter) => (Array.isArray(filter) ? filter.some(passes) : passes(filter)));
}

/** Merges the context's and the site's filters into one list. A single string is a list of one. */
export function mergeFacetFilters(...lists: (FacetFilters | undefined)[]): FacetFilters {
  return lists.flatMap((list) => list ?? []);
}
