import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {mergeFacetFilters} from '@site/src/search/facets';
import type {FacetFilters} from '@site/src/search/types';
import {useSearchSite} from './useSearchConfig';

/** Filters of the site, plus the reader's language and docs versions where search is contextual. */
export function useContextFilters(tagsInstead?: string[]): FacetFilters {
  const {config, locale} = useSearchSite();
  const contextTags = useDocsContextualSearchTags();
  const {facetFilters} = config.searchParameters;
  if (!config.contextualSearch) return facetFilters;
  const tags = [DEFAULT_SEARCH_TAG, ...(tagsInstead ?? contextTags)];
  return mergeFacetFilters(
    [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    facetFilters,
  );
}
