import MiniSearch from 'minisearch';
import {answerOf} from '../../answer';
import {passesFacets} from '../../facets';
import {highlight} from '../../highlight';
import {parseQuery} from '../../query';
import {toRow, type SectionMatch} from '../../row';
import {snippet} from '../../snippet';
import {stopWords} from '../../stop-words';
import {terms} from '../../tokenizer';
import type {Answer, SearchHit, SearchRequest, SearchResponse} from '../../types';
import {joinName} from '../../join-name';
import {rankedSections, type RankedSection} from './ranked-section';
import {rankPages, type RankedResult} from './ranking';
import {queryLookups} from './variants';
import {KnownTerms} from './known-terms';
import {decode, type FirstTier, type FullText, type Section} from './wire';
import {bm25, fieldBoost, matchWeights, pagesWithAnswers, sectionsWithAnswers} from './weights';

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

interface TermIndex {
  search: MiniSearch<IndexedSection>;
  knownTerms: KnownTerms;
}

function newIndex(): TermIndex {
  const knownTerms = new KnownTerms();
  const search = new MiniSearch<IndexedSection>({
    fields: Object.keys(fieldBoost),
    tokenize: (text: string, field?: string) => (fieldTerms[field ?? ''] ?? terms)(text),
    processTerm: (term: string) => {
      knownTerms.add(term);
      return term;
    },
  });
  return {search, knownTerms};
}

/** Uses a term as it is, without tokenizing or normalizing it. */
const asIs = {tokenize: (term: string) => [term], processTerm: (term: string) => term};

/** An index of sections. It starts with headings and is rebuilt when the full text is loaded. */
export class SearchEngine {
  private readonly decoded: Section[];
  private readonly pageNumbers: Map<Section['page'], number>;
  private sections: RankedSection[];
  private text: FullText | null = null;
  private index: TermIndex;

  constructor(firstTier: FirstTier) {
    this.decoded = decode(firstTier);
    this.pageNumbers = new Map(firstTier.pages.map((page, index) => [page, index]));
    this.sections = rankedSections(this.decoded);
    this.index = newIndex();
    this.index.search.addAll(this.decoded.map((section) => this.toIndex(section)));
  }

  /** Meanwhile, queries search only the headings. */
  async addFullText(text: FullText): Promise<void> {
    if (text.content.length !== this.sections.length) {
      throw new Error('The two files of the search index are not of one build.');
    }
    const full = newIndex();
    await full.search.addAllAsync(
      this.decoded.map((section) => {
        const page = this.numberOf(section.page);
        return this.toIndex(section, {
          content: text.content[section.id],
          properties: text.identifiers[page],
          keywords: text.keywords[page],
        });
      }),
      {chunkSize: 100},
    );
    this.text = text;
    this.sections = rankedSections(
      this.decoded,
      (page) => text.keywords[this.numberOf(page)] ?? '',
    );
    this.index = full;
  }

  search({query, facetFilters, hitsPerPage, page}: SearchRequest): SearchResponse {
    const pages = this.rank(query, facetFilters);
    const from = page * hitsPerPage;
    return {
      query,
      answer: page === 0 ? this.answer(query, pages) : null,
      hits: pages.slice(from, from + hitsPerPage).map((results) => this.toHit(results)),
      nbHits: pages.length,
      nbPages: Math.ceil(pages.length / hitsPerPage),
      page,
    };
  }

  private answer(query: string, pages: readonly RankedResult[][]): Answer | null {
    const {text} = this;
    if (!text) return null;
    const results = pages
      .slice(0, pagesWithAnswers)
      .flatMap((ofPage) => ofPage.slice(0, sectionsWithAnswers));
    return answerOf(
      parseQuery(query),
      results.map(({section, isExact}) => ({
        url: addressOf(section),
        trail: section.trail,
        heading: section.heading,
        content: text.content[section.id] ?? '',
        isEntry: section.isDefinition || section.isCatalogEntry,
        isExact,
      })),
    );
  }

  private rank(text: string, filters: SearchRequest['facetFilters']): RankedResult[][] {
    const words = parseQuery(text);
    if (words.every(({optional}) => optional)) return [];
    const lookups = queryLookups(words, this.index.knownTerms);
    const results = this.index.search.search(
      {combineWith: 'OR', queries: lookups.flatMap(({queries}) => queries)},
      {
        ...asIs,
        bm25,
        boost: fieldBoost,
        weights: matchWeights,
        filter: this.filterOf(filters),
      },
    );
    return rankPages(results, this.sections, {text, words, lookups});
  }

  private numberOf(page: Section['page']): number {
    return this.pageNumbers.get(page) ?? -1;
  }

  /** All sections of a page have its facets, so each page is checked once per query. */
  private filterOf(filters: SearchRequest['facetFilters']): (result: {id: unknown}) => boolean {
    const checked = new Map<Section['page'], boolean>();
    return ({id}) => {
      const page = this.sections[id as number]?.page;
      if (!page) return false;
      const known = checked.get(page);
      if (known !== undefined) return known;
      const {area, kind, lang, tag, version} = page;
      const values = {area, kind, language: lang, docusaurus_tag: tag, version};
      const passes = passesFacets(values, filters);
      checked.set(page, passes);
      return passes;
    };
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

  private toHit(results: readonly RankedResult[]): SearchHit {
    const [best, ...others] = results;
    if (!best) throw new Error('The search index returned a page without a section.');
    const {page} = best.section;
    const matched = new Set(results.flatMap(({result}) => result.terms));
    const toMatch = ({section}: RankedResult): SectionMatch => ({
      id: String(section.id),
      url: addressOf(section),
      heading: highlight(section.heading, matched),
      trail: section.trail,
      snippet: () => snippet(this.text?.content[section.id] ?? '', matched),
    });
    return toRow({
      page: {
        url: page.path,
        title: highlight(page.title, matched),
        description: highlight(this.text?.descriptions[this.numberOf(page)] ?? '', matched),
        area: page.area,
        kind: page.kind,
        version: page.version,
        method: page.method ?? null,
        path: page.api ?? null,
      },
      sections: [toMatch(best), ...others.map(toMatch)],
      isExact: best.isExact,
    });
  }
}

const addressOf = ({page, anchor}: Section): string => page.path + (anchor ? `#${anchor}` : '');
