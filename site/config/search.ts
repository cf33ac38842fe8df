import {site} from './site';

/** `src/plugins/search-index` validates these options. Without an account, search runs in the browser. */
export const search = {
  ...site.algolia,
  searchPagePath: 'search',
  contextualSearch: true,
  searchParameters: {facetFilters: []},
  suggestions: ['AWS private offer', 'webhook', 'usage reporting', 'API client', 'invoice'],
  tasks: [
    {title: 'Learn how marketplace selling works', path: '/sell'},
    {title: 'Send a private offer', path: '/aws-marketplace/create-private-offer'},
    {title: 'Report usage', path: '/get-started/metering'},
    {title: 'Make your first API call', path: '/get-started/api-client'},
    {title: 'Receive webhooks', path: '/get-started/webhook'},
  ],
  missingResultsUrl: `${site.links.support}?topic=docs-search&query={query}`,
};
