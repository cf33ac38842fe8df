import {site} from './site';

/** What `src/plugins/search-index` validates. Without an account search runs in the reader's browser. */
export const search = {
  ...site.algolia,
  searchPagePath: 'search',
  contextualSearch: true,
  searchParameters: {facetFilters: []},
  suggestions: ['private offer', 'webhook', 'report usage', 'API client', 'invoice'],
  missingResultsUrl: `${site.links.support}?topic=docs-search&query={query}`,
};
