import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {defaultSearchTag, mergeFacetFilters} from '@docs/search/browser';
import type {FacetFilters} from '@docs/search';
import {useSearchSite} from './useSearchConfig';

/** Returns the site's filters. With contextual search, adds the reader's language and docs versions. */
export function useContextFilters(versionTags?: string[]): FacetFilters {
  const {config, locale} = useSearchSite();
  const contextTags = useDocsContextualSearchTags();
  const {facetFilters} = config.searchParameters;
  if (!config.contextualSearch) return facetFilters;
  const tags = [defaultSearchTag, ...(versionTags ?? contextTags)];
  return mergeFacetFilters(
    [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    facetFilters,
  );
}
