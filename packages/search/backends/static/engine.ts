import MiniSearch from 'minisearch';
import {answerOf} from '../../answer';
import {passesFacets} from '../../facets';
import {highlight} from '../../highlight';
import {parseQuery, type QueryWord} from '../../query';
import {toRow, type SectionMatch} from '../../row';
import {snippet} from '../../snippet';
import {stopWords} from '../../stop-words';
import {joinName, terms} from '../../tokenizer';
import type {Answer, SearchHit, SearchRequest, SearchResponse} from '../../types';
import {rankedSections, slugOf, type RankedSection} from './ranked-section';
import {rankPages, type Page, type ParsedQuery, type RankedResult} from './ranking';
import {correctionIn, queryLookups} from './variants';
import {KnownTerms} from './known-terms';
import {decode, type FirstTier, type FullText, type Section} from './wire';
import {
  bm25,
  fieldBoost,
  leastCoverage,
  matchWeights,
  pagesWithAnswers,
  sectionsWithAnswers,
} from './weights';

interface IndexedSection {
  id: number;
  heading: string;
  trail: string;
  names: string;
  properties: string;
  keywords: string;
  questions: string;
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
  private readonly pageNumbers: Map<Section['page'], number>;
  private readonly sections: RankedSection[];
  private text: FullText | null = null;
  private index: TermIndex;

  constructor(firstTier: FirstTier) {
    this.pageNumbers = new Map(firstTier.pages.map((page, index) => [page, index]));
    this.sections = rankedSections(decode(firstTier));
    this.index = newIndex();
    this.index.search.addAll(
      this.sections.map((section) =>
        toIndex(section, {content: section.level === 1 ? section.page.description : ''}),
      ),
    );
  }

  /** Meanwhile, queries search only the headings. */
  async addFullText(text: FullText): Promise<void> {
    if (text.content.length !== this.sections.length) {
      throw new Error('The two files of the search index are not of one build.');
    }
    const full = newIndex();
    await full.search.addAllAsync(
      this.sections.map((section) =>
        toIndex(section, {
          content: text.content[section.id],
          properties: text.identifiers[this.pageNumbers.get(section.page) ?? -1],
        }),
      ),
      {chunkSize: 100},
    );
    this.text = text;
    this.index = full;
  }

  search({query, facetFilters, hitsPerPage, page}: SearchRequest): SearchResponse {
    const parsed = this.parse(query);
    const pages = this.rank(parsed, facetFilters);
    const optional = new Set(
      parsed.words.flatMap((word, index) =>
        word.optional ? (parsed.lookups[index]?.terms ?? []) : [],
      ),
    );
    const from = page * hitsPerPage;
    return {
      query,
      answer: page === 0 ? this.answer(parsed.words, pages) : null,
      hits: pages.slice(from, from + hitsPerPage).map(({scored}) => this.toHit(scored, optional)),
      nbHits: pages.length,
      nbPages: Math.ceil(pages.length / hitsPerPage),
      page,
    };
  }

  /** The pages that cover the query, best first. Until the text is loaded, those that have all of its words. */
  rank(query: ParsedQuery, filters: SearchRequest['facetFilters']): Page[] {
    if (query.words.every(({optional}) => optional)) return [];
    const results = this.index.search.search(
      {combineWith: 'OR', queries: query.lookups.flatMap(({queries}) => queries)},
      {...asIs, bm25, boost: fieldBoost, weights: matchWeights, filter: this.filterOf(filters)},
    );
    const pages = rankPages(results, this.sections, query);
    const best = Math.max(...pages.map(({covers}) => covers));
    return pages.filter(({covers, hasAll}) =>
      this.text ? covers >= best * leastCoverage : hasAll,
    );
  }

  parse(text: string): ParsedQuery {
    const {knownTerms} = this.index;
    // A word without a heading may still be in the text.
    const words = parseQuery(text, this.text ? correctionIn(knownTerms) : undefined);
    return {text, words, lookups: queryLookups(words, knownTerms)};
  }

  private answer(words: readonly QueryWord[], pages: readonly Page[]): Answer | null {
    const {text} = this;
    if (!text) return null;
    const results = pages
      .slice(0, pagesWithAnswers)
      .flatMap(({scored}) => scored.slice(0, sectionsWithAnswers));
    return answerOf(
      words,
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

  private toHit(results: readonly RankedResult[], optional: ReadonlySet<string>): SearchHit {
    const [best, ...others] = results;
    if (!best) throw new Error('The search index returned a page without a section.');
    const {page} = best.section;
    const matched = new Set(
      results.flatMap(({result}) => result.terms).filter((term) => !optional.has(term)),
    );
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
        description: highlight(page.description, matched),
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

function toIndex(
  {id, heading, trail, level, page}: Section,
  text: {content?: string | undefined; properties?: string | undefined},
): IndexedSection {
  const isPage = level === 1;
  return {
    id,
    heading,
    trail: trail.join(' '),
    names: isPage ? `${slugOf(page.path)} ${page.api ?? ''} ${page.method ?? ''}` : '',
    properties: (isPage && text.properties) || '',
    keywords: isPage ? page.keywords : '',
    questions: isPage ? (page.questions ?? []).join(' ') : '',
    content: text.content ?? '',
  };
}
