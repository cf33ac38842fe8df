/** The validated `themeConfig.search`, as the browser reads it. */
export interface SearchConfig {
  backend: 'static' | 'algolia';
  appId?: string | undefined;
  /** The search-only key, which is public by design. The write key is never part of the site. */
  apiKey?: string | undefined;
  indexName?: string | undefined;
  /** `false` omits the page and the links to it. */
  searchPagePath: string | false;
  /** Hits with a matching URL open directly, without the site's router. */
  externalUrlRegex?: string | undefined;
  /** Rewrites the path of a hit. `from` is the source of a regular expression. */
  replaceSearchResultPathname?: {from: string; to: string} | undefined;
  searchParameters: {facetFilters: (string | string[])[]};
  /** Only results in the reader's language and docs versions. */
  contextualSearch: boolean;
  /** Shown under "Try searching for" and while the search box is empty. */
  suggestions: string[];
  /** Pages by task, shown while the search box is empty. */
  tasks: {title: string; path: string}[];
  /** Where readers report missing results. `{query}` is replaced with the query. */
  missingResultsUrl: string;
}
