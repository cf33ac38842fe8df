/** `themeConfig.search` after validation: what the browser reads. */
export interface SearchConfig {
  backend: 'static' | 'algolia';
  appId?: string | undefined;
  /** The search-only key; it is public by design. The writing key never reaches the site. */
  apiKey?: string | undefined;
  indexName?: string | undefined;
  /** `false` leaves the page and the links to it out. */
  searchPagePath: string | false;
  /** Hits whose address matches open as they are, not through the site's router. */
  externalUrlRegex?: string | undefined;
  /** Rewrites the path of a hit; `from` is the source of a regular expression. */
  replaceSearchResultPathname?: {from: string; to: string} | undefined;
  searchParameters: {facetFilters: (string | string[])[]};
  /** Only results in the reader's language and docs versions. */
  contextualSearch: boolean;
  /** Offered under "Try searching for" and while the box is empty. */
  suggestions: string[];
  /** Where a reader reports a query that should have found something; `{query}` is filled in. */
  missingResultsUrl: string;
}
