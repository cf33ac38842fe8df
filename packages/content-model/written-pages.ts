import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export interface PageLink {
  title: string;
  route: string;
}

/** A handwritten page with its MDX. */
export interface WrittenPage extends PageLink {
  text: string;
}

/** Pages that a link can point to, by route. Generated pages have no text. */
export type SitePages = ReadonlyMap<string, {title: string; text?: string}>;

/** Every page in a folder, sorted by file name and without partials. */
export function readWrittenPages(folder: string): WrittenPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const {title = file, slug} = frontMatterOf(text) as {title?: string; slug?: string};
      return {title, route: slug ?? `/${file.replace(/(?:\/?index)?\.mdx$/, '')}`, text};
    });
}

export const frontMatterOf = (text: string): unknown =>
  parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '{}') ?? {};

/** `/billing/offer#lifecycle` → its route and its anchor. */
export function splitAddress(address: string): {route: string; anchor: string | undefined} {
  const [route = '', anchor] = address.split('#');
  return {route, anchor};
}
