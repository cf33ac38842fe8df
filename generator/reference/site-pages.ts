import path from 'node:path';
import {listOperations} from '../operations';
import {paths} from '../paths';
import type {Spec} from '../spec-types';
import {readWrittenPages, type WrittenPage} from './guide-index';
import {html, type Html} from './html';

/** A page that a link may lead to; `text` is the MDX of one that people wrote. */
type SitePage = {title: string; text?: string};
export type SitePages = ReadonlyMap<string, SitePage>;

export const readGuides = (): WrittenPage[] =>
  readWrittenPages(path.join(paths.repository, 'content', 'guides'));

/** Guides, handwritten pages of the API and operations, by route. */
export function sitePages(spec: Spec, guides = readGuides()): SitePages {
  const concepts = readWrittenPages(path.join(paths.repository, 'content', 'api'));
  return new Map<string, SitePage>([
    ...guides.map(({route, title, text}) => [route, {title, text}] as const),
    ...concepts.map(
      ({route, title, text}) => [`/api${route === '/' ? '' : route}`, {title, text}] as const,
    ),
    ...listOperations(spec).map(
      ({slug, operation}) => [`/api/${slug}`, {title: operation.summary}] as const,
    ),
  ]);
}

/** `/billing/offer#lifecycle` → its route and its anchor. */
export function splitAddress(address: string): {route: string; anchor: string | undefined} {
  const [route = '', anchor] = address.split('#');
  return {route, anchor};
}

/** A link that is named like the page it leads to. */
export function pageLink(address: string, pages: SitePages): Html {
  const page = pages.get(splitAddress(address).route);
  if (!page) throw new Error(`openapi/errors.yaml: there is no page ${address}`);
  return html`<a href="${encodeURI(address)}">${page.title}</a>`;
}
