import MiniSearch from 'minisearch';
import {passesFacets} from '../../facets';
import {highlight} from '../../highlight';
import {sectionsPerPage} from '../../limits';
import {parseQuery} from '../../query';
import {snippet} from '../../snippet';
import {stopWords} from '../../stop-words';
import {terms} from '../../tokenizer';
import type {SearchHit, SearchRequest, SearchResponse} from '../../types';
import {joinName} from '../../join-name';
import {rankedSections, type RankedSection} from './ranked-section';
import {rankPages, type RankedResult} from './ranking';
import {queryLookups} from './variants';
import {KnownTerms} from './known-terms';
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
      hits: pages.slice(from, from + hitsPerPage).map((results) => this.toHit(results)),
      nbHits: pages.length,
      nbPages: Math.ceil(pages.length / hitsPerPage),
      page,
    };
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
        filter: ({id}) => this.passes(id as number, filters),
      },
    );
    return rankPages(results, this.sections, {text, words, lookups});
  }

  private numberOf(page: Section['page']): number {
    return this.pageNumbers.get(page) ?? -1;
  }

  private passes(id: number, filters: SearchRequest['facetFilters']): boolean {
    const page = this.sections[id]?.page;
    if (!page) return false;
    const {area, kind, lang, tag, version} = page;
    return passesFacets({area, kind, language: lang, docusaurus_tag: tag, version}, filters);
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

  /** A page is one row. It leads to a section only if the query is that section's name. */
  private toHit(results: readonly RankedResult[]): SearchHit {
    const [best] = results;
    if (!best) throw new Error('The search index returned a page without a section.');
    const {page} = best.section;
    const leads = best.isExact && best.section.level > 1;
    const matched = new Set(results.flatMap(({result}) => result.terms));
    // A heading without a word of the query, such as "Errors", says nothing beside the title.
    const sections = results
      .filter(({section}) => section.level > 1 && !(leads && section === best.section))
      .map(({section}) => ({section, heading: highlight(section.heading, matched)}))
      .filter(({heading}) => heading.some(({match}) => match))
      .slice(0, sectionsPerPage);
    const own = this.text?.content[best.section.id] ?? '';
    const description = this.text?.descriptions[this.numberOf(page)] ?? '';
    return {
      id: String(best.section.id),
      url: leads ? addressOf(best.section) : page.path,
      area: page.area,
      kind: page.kind,
      version: page.version,
      method: page.method ?? null,
      path: page.api ?? null,
      heading: highlight(leads ? best.section.heading : page.title, matched),
      trail: leads ? best.section.trail : [],
      snippet: leads ? snippet(own, matched) : highlight(description, matched),
      sections: sections.map(({section, heading}) => ({
        id: String(section.id),
        url: addressOf(section),
        heading,
      })),
    };
  }
}

const addressOf = ({page, anchor}: Section): string => page.path + (anchor ? `#${anchor}` : '');
