import path from 'node:path';
import {readWrittenPages, type SitePages, type WrittenPage} from '@docs/content-model/files';
import {listOperations, paths, type Spec} from '@docs/contract';

export const readGuides = (): WrittenPage[] =>
  readWrittenPages(path.join(paths.repository, 'content', 'guides'));

/** Guides, handwritten API pages, and operations, by route. */
export function sitePages(spec: Spec, guides = readGuides()): SitePages {
  const concepts = readWrittenPages(path.join(paths.repository, 'content', 'api'));
  return new Map<string, {title: string; text?: string}>([
    ...guides.map(({route, title, text}) => [route, {title, text}] as const),
    ...concepts.map(
      ({route, title, text}) => [`/api${route === '/' ? '' : route}`, {title, text}] as const,
    ),
    ...listOperations(spec).map(
      ({slug, operation}) => [`/api/${slug}`, {title: operation.summary}] as const,
    ),
  ]);
}
