import MiniSearch, {type SearchResult} from 'minisearch';
import {passesFacets} from '../../facets';
import {highlight, plain} from '../../highlight';
import {sectionsPerPage} from '../../limits';
import {parseQuery} from '../../query';
import {snippet} from '../../snippet';
import {stopWords} from '../../stop-words';
import {terms} from '../../tokenizer';
import type {SearchHit, SearchRequest, SearchResponse} from '../../types';
import {joinName, rank, ranked, type RankedSection} from './ranking';
import {wordQueries} from './variants';
import {decode, type FirstTier, type FullText, type Section} from './wire';
import {bm25, fieldBoost, matchWeights} from './weights';

interface IndexedSection {
  id: number;
  heading: string;
  trail: string;
  names: string;
  properties: string;
  keywords: string;
  content: string;
}

/**
 * Property names are indexed only as a whole. With their parts, every operation would match almost
 * any query.
 */
const fieldTerms: Record<string, (text: string) => string[]> = {
  content: (text) => terms(text).filter((term) => !stopWords.has(term)),
  properties: (text) => text.split(' ').map(joinName),
};

const indexOptions = {
  fields: Object.keys(fieldBoost),
  tokenize: (text: string, field?: string) => (fieldTerms[field ?? ''] ?? terms)(text),
  processTerm: (term: string) => term,
};

/** Uses a term as it is, without tokenizing or normalizing it. */
const asIs = {tokenize: (term: string) => [term], processTerm: (term: string) => term};

/** An index of sections. It starts with headings and is rebuilt when the full text is loaded. */
export class SearchEngine {
  private readonly sections: RankedSection[];
  private content: readonly string[] = [];
  private index: MiniSearch<IndexedSection>;

  constructor(private readonly firstTier: FirstTier) {
    this.sections = decode(firstTier).map(ranked);
    this.index = new MiniSearch(indexOptions);
    this.index.addAll(this.sections.map((section) => this.toIndex(section)));
  }

  /** Meanwhile, queries search only the headings. */
  async addFullText({content, identifiers, keywords}: FullText): Promise<void> {
    if (content.length !== this.sections.length) {
      throw new Error('The two files of the search index are not of one build.');
    }
    const numberOf = new Map(this.firstTier.pages.map((page, index) => [page, index]));
    const full = new MiniSearch<IndexedSection>(indexOptions);
    await full.addAllAsync(
      this.sections.map((section) => {
        const page = numberOf.get(section.page) ?? -1;
        return this.toIndex(section, {
          content: content[section.id],
          properties: identifiers[page],
          keywords: keywords[page],
        });
      }),
      {chunkSize: 100},
    );
    this.content = content;
    this.index = full;
  }

  search({query, facetFilters, hitsPerPage, page}: SearchRequest): SearchResponse {
    const found = this.limitPerPage(this.rank(query, facetFilters));
    const from = page * hitsPerPage;
    return {
      query,
      hits: found.slice(from, from + hitsPerPage).map((result) => this.toHit(result)),
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      page,
    };
  }

  private rank(text: string, filters: SearchRequest['facetFilters']): SearchResult[] {
    const words = parseQuery(text);
    if (words.every(({optional}) => optional)) return [];
    const lookups = words.map((word) => wordQueries(word, (term) => this.isKnown(term)));
    const results = this.index.search(
      {combineWith: 'OR', queries: lookups.flatMap(({queries}) => queries)},
      {
        ...asIs,
        bm25,
        boost: fieldBoost,
        weights: matchWeights,
        filter: ({id}) => this.passes(id as number, filters),
      },
    );
    return rank(results, this.sections, {
      text,
      words,
      terms: lookups.map((lookup) => lookup.terms),
    });
  }

  private isKnown(term: string): boolean {
    return this.index.search(term, {...asIs, prefix: true}).length > 0;
  }

  private passes(id: number, filters: SearchRequest['facetFilters']): boolean {
    const page = this.sections[id]?.page;
    if (!page) return false;
    const {area, kind, lang, tag, version} = page;
    return passesFacets({area, kind, language: lang, docusaurus_tag: tag, version}, filters);
  }

  private limitPerPage(results: SearchResult[]): SearchResult[] {
    const shown = new Map<unknown, number>();
    return results.filter((result) => {
      const page = this.sections[result.id as number]?.page;
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count <= sectionsPerPage;
    });
  }

  private toIndex(section: Section, text: Partial<IndexedSection> = {}): IndexedSection {
    const {page} = section;
    const slug = page.path.split('/').at(-1) ?? '';
    const isPage = section.level === 1;
    return {
      id: section.id,
      heading: section.heading,
      trail: section.trail.join(' '),
      names: isPage ? `${slug} ${page.api ?? ''} ${page.method ?? ''}` : '',
      properties: (isPage && text.properties) || '',
      keywords: (isPage && text.keywords) || '',
      content: text.content ?? '',
    };
  }

  private toHit(result: SearchResult): SearchHit {
    const section = this.sections[result.id as number];
    if (!section) throw new Error('The search index returned a section it does not hold.');
    const matched = new Set(result.terms);
    const {page, anchor, trail} = section;
    const text = this.content[section.id] ?? '';
    return {
      id: String(section.id),
      url: page.path + (anchor ? `#${anchor}` : ''),
      area: page.area,
      kind: page.kind,
      version: page.version,
      method: page.method ?? null,
      path: page.api ?? null,
      heading: highlight(section.heading, matched),
      trail,
      snippet: text ? snippet(text, matched) : plain(''),
    };
  }
}
