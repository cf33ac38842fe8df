import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sample} from './sample';
import {isNightly} from './scope';
import {templates} from './templates';

/** The path of every published page, from the sitemap. */
export function publishedPages(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  if (paths.length === 0) throw new Error('build/sitemap.xml lists no page');
  return paths.sort();
}

/** The HTML file of a published page. */
export const builtFile = (address: string): string =>
  path.join('build', address === '/' ? 'index.html' : `${decodeURI(address)}.html`);

/** One page per template and others, 30 in all. At night, every page. */
export function visitedPages(): string[] {
  const first: string[] = Object.values(templates);
  const others = publishedPages().filter((page) => !first.includes(page));
  return [...first, ...sample(others, isNightly ? others.length : 30 - first.length)];
}
