import type {Area} from './areas';

/** One section of one page: what both backends index. Everything in it is plain text. */
export interface SearchRecord {
  objectID: string;
  /** Absolute address of the section, with its anchor. */
  url: string;
  /** The page's address without the anchor: sections of one page share it. */
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  /** 1 for the page itself, 2 to 6 for a heading of that level. */
  level: number;
  /** Order of the section in its page. */
  position: number;
  content: string;
  /** Names that are not prose: properties, error codes, operation id. */
  identifiers: string[];
  /** Words that readers use and the page does not: `keywords` of its front matter. On the page itself only. */
  keywords: string[];
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

/** Algolia's shape: entries are joined by AND, the entries of a nested list by OR. */
export type FacetFilters = (string | string[])[];

export interface SearchRequest {
  query: string;
  facetFilters: FacetFilters;
  hitsPerPage: number;
  /** Counted from 0. */
  page: number;
}

/** A piece of text that is or is not part of a match. Rendered as React nodes, never as HTML. */
export interface Segment {
  text: string;
  match: boolean;
}

export interface SearchHit {
  id: string;
  url: string;
  area: Area;
  kind: string;
  version: string;
  method: string | null;
  path: string | null;
  /** The section's own heading; the page's title when the page itself was found. */
  heading: Segment[];
  /** Page title and headings above the section; empty for the page itself. */
  trail: string[];
  snippet: Segment[];
}

export interface SearchResponse {
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
}

export interface SearchOptions {
  signal: AbortSignal;
  /** Called with what titles and headings alone give, while the full text still loads. */
  onFirstTier?: (response: SearchResponse) => void;
}

/** The one door to search. The dialog and the page know nothing of the backend behind it. */
export interface SearchClient {
  /** Starts loading what the first query will need. Never throws. */
  warm(): void;
  search(request: SearchRequest, options: SearchOptions): Promise<SearchResponse>;
}
