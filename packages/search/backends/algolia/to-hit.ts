import {areaOfTag, isArea} from '../../areas';
import {plain, textOf} from '../../highlight';
import {sectionsPerPage} from '../../limits';
import type {SearchHit, SearchRecord, Segment} from '../../types';

/** Match markers that no page contains. They're converted to segments and never shown. */
export const markBefore = '__match__';
export const markAfter = '__/match__';

interface Marked {
  value?: string;
}

/**
 * A record as the service returns it. Every field is optional, because the index may be older than
 * this code.
 */
export type AlgoliaHit = Partial<SearchRecord> & {
  objectID: string;
  _highlightResult?: {hierarchy?: Partial<Record<string, Marked>>};
  _snippetResult?: {content?: Marked};
};

/**
 * One row per page. The service returns sections, best first, and the best one decides where the
 * page is in the list.
 */
export function toRows(hits: readonly AlgoliaHit[], query: string): SearchHit[] {
  const pages = new Map<string, AlgoliaHit[]>();
  for (const hit of hits) {
    const page = pageOf(hit);
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages].map(([page, sections]) => toRow(page, sections, query.trim()));
}

const pageOf = ({url_without_anchor: page, url = '/'}: AlgoliaHit): string =>
  page ?? url.split('#')[0] ?? '/';

function toRow(page: string, hits: AlgoliaHit[], query: string): SearchHit {
  const [best] = hits as [AlgoliaHit, ...AlgoliaHit[]];
  const row = toHit(best);
  const leads = row.trail.length > 0 && textOf(row.heading) === query;
  const sections = hits
    .map(toHit)
    .filter(({id, trail}) => trail.length > 0 && !(leads && id === row.id))
    .filter(({heading}) => heading.some(({match}) => match))
    .slice(0, sectionsPerPage)
    .map(({id, url, heading}) => ({id, url, heading}));
  if (leads) return {...row, sections};
  const [title] = row.trail;
  return {
    ...row,
    url: title === undefined ? row.url : page,
    heading: title === undefined ? row.heading : plain(title),
    trail: [],
    snippet: best.description ? plain(best.description) : row.snippet,
    sections,
  };
}

function toHit(hit: AlgoliaHit): SearchHit {
  const levels = Object.entries(hit.hierarchy ?? {})
    .filter(([level, text]) => level !== 'lvl0' && Boolean(text))
    .sort(([a], [b]) => a.localeCompare(b));
  const own = levels.at(-1);
  const marked = own && hit._highlightResult?.hierarchy?.[own[0]]?.value;
  const tag = hit.docusaurus_tag ?? '';
  return {
    id: hit.objectID,
    url: hit.url ?? '/',
    area: isArea(hit.area) ? hit.area : areaOfTag(tag),
    kind: hit.kind ?? 'page',
    version: hit.version ?? '',
    method: hit.method ?? null,
    path: hit.path ?? null,
    heading: marked ? segments(marked) : plain(own?.[1] ?? ''),
    trail: levels.slice(0, -1).map(([, text]) => text),
    snippet: segments(hit._snippetResult?.content?.value ?? ''),
    sections: [],
  };
}

export function segments(marked: string): Segment[] {
  return marked
    .split(markBefore)
    .flatMap((piece, index) => {
      if (index === 0) return plain(piece);
      const [match = '', ...rest] = piece.split(markAfter);
      return [{text: match, match: true}, ...plain(rest.join(''))];
    })
    .filter((segment) => segment.text !== '');
}
