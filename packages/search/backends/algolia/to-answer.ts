import {answerOf} from '../../answer';
import {isCatalogEntry, isTerm} from '../../entries';
import {parseQuery} from '../../query';
import type {Answer} from '../../types';
import {headingMatcher, levelsOf, pageOf, type AlgoliaHit} from './to-hit';

/** The service returns whole records, so the passage is found in the same way as in the browser. */
export function toAnswer(hits: readonly AlgoliaHit[], query: string): Answer | null {
  const isHeading = headingMatcher(query);
  const passages = hits.map((hit) => {
    const names = levelsOf(hit).map((level) => hit.hierarchy?.[level] ?? '');
    const heading = names.at(-1) ?? '';
    const {url = '/', content = '', kind = 'page', level = 1} = hit;
    return {
      url,
      trail: names.slice(0, -1),
      heading,
      content,
      isEntry: isTerm(pageOf(hit), level) || isCatalogEntry(kind, level, heading),
      isExact: isHeading(heading, level),
    };
  });
  return answerOf(parseQuery(query), passages);
}
