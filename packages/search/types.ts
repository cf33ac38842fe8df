import type {Area} from './areas';

/** A section of a page, as both backends index it. All fields are plain text. */
export interface SearchRecord {
  objectID: string;
  /** Absolute URL of the section, with its anchor. */
  url: string;
  /** The page's URL, which is the same for all its sections. */
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  /** 1 for the page itself, 2 to 6 for a heading of that level. */
  level: number;
  /** Order of the section in its page. */
  position: number;
  content: string;
  /** Names in code: properties, error codes, operation ID. */
  identifiers: string[];
  /**
   * Words that readers use but the page doesn't, from `keywords` in its front matter. Only in the
   * page's own record.
   */
  keywords: string[];
  /** Questions that the page answers, from its front matter. Only in the page's own record. */
  questions: string[];
  /** What the page is about, for its row in the results. */
  description: string;
  area: Area;
  kind: string;
  language: string;
  docusaurus_tag: string;
  version: string;
  method: string | null;
  path: string | null;
}

/** `lvl0` is the area's label, `lvl1` the page's title, deeper levels its headings. */
export type Hierarchy = {lvl0: string; lvl1: string} & Partial<
  Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string>
>;

/** In Algolia's format: entries are joined by AND, the entries of a nested list by OR. */
export type FacetFilters = (string | string[])[];

export interface SearchRequest {
  query: string;
  facetFilters: FacetFilters;
  hitsPerPage: number;
  /** Counted from 0. */
  page: number;
}

/** A piece of text that is or isn't part of a match. Rendered as React nodes, never as HTML. */
export interface Segment {
  text: string;
  match: boolean;
}

/** A page that matches, or one of its entries if the query is the entry's name. */
export interface SearchHit {
  id: string;
  url: string;
  area: Area;
  kind: string;
  version: string;
  method: string | null;
  path: string | null;
  /** The page's title, or the entry's heading. */
  heading: Segment[];
  /** Page title and headings above the entry. Empty for the page itself. */
  trail: string[];
  /** The page's description, or a part of the entry's text. */
  snippet: Segment[];
  /** Sections of the page that match, best first. */
  sections: SectionHit[];
}

export interface SectionHit {
  id: string;
  url: string;
  heading: Segment[];
}

/** A passage of a page that answers the query, quoted. */
export interface Answer {
  text: string;
  url: string;
  /** Page title and headings down to the section. */
  trail: string[];
}

export interface SearchResponse {
  query: string;
  /** Shown above the rows of the first page. Most queries have none. */
  answer: Answer | null;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
}

export interface SearchOptions {
  signal: AbortSignal;
  /** Called with results from titles and headings while the full text is loading. */
  onFirstTier?: (response: SearchResponse) => void;
}

/** The interface of all search backends. The dialog and the page don't depend on a specific one. */
export interface SearchClient {
  /** Preloads what the first query needs. Never throws. */
  warm(): void;
  search(request: SearchRequest, options: SearchOptions): Promise<SearchResponse>;
}
