import {areaOfTag, isArea} from '../../areas';
import {plain} from '../../highlight';
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

export function toHit(hit: AlgoliaHit): SearchHit {
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
