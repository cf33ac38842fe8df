import {site} from './site';

/** `src/plugins/search-index` validates these options. Without an account, search runs in the browser. */
export const search = {
  ...site.algolia,
  searchPagePath: 'search',
  contextualSearch: true,
  searchParameters: {facetFilters: []},
  suggestions: ['private offer', 'webhook', 'report usage', 'API client', 'invoice'],
  missingResultsUrl: `${site.links.support}?topic=docs-search&query={query}`,
};
