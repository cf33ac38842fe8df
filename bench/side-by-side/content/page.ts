import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '@docs/deploy';
import {articleToMarkdown} from './article-to-markdown';

/** In engines that support it, each area has its own sidebar. */
export const areas = ['guides', 'api', 'sdks'];

/** A page that every engine supports: plain Markdown without its title. */
export type BenchPage = {
  /** The address without the first slash. It's empty for the home page. */
  path: string;
  area: string;
  /** The page's category in the sidebar. */
  section: string;
  title: string;
  markdown: string;
};

/** Returns the pages of our built site as plain Markdown, which the other engines build. */
export function realPages(build: string): BenchPage[] {
  return filesUnder(build, '.html').flatMap((file): BenchPage[] => {
    const name = path.relative(build, file).replace(/(?:(?:^|\/)index)?\.html$/, '');
    const isPage = !['404', 'search'].includes(name);
    const article = isPage && articleToMarkdown(readFileSync(file, 'utf8'));
    if (!article) return []; // a redirect
    const {title, breadcrumbs, markdown} = article;
    const area = areas.find((folder) => name.split('/')[0] === folder) ?? 'guides';
    const section = breadcrumbs.at(-2) ?? 'Overview';
    return [{path: name.replaceAll(' ', '-'), area, section, title, markdown}];
  });
}

/** Returns the page's file in an engine's content folder, without its extension. */
export const fileOf = ({path: address}: BenchPage): string => address || 'index';

/** Returns the sections of an area's sidebar, in page order. */
export function sectionsOf(pages: BenchPage[], area: string): [string, BenchPage[]][] {
  const sections = new Map<string, BenchPage[]>();
  for (const page of pages.filter((other) => other.area === area))
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  return [...sections];
}

/** Every JSON text is YAML. */
export const frontMatter = (fields: Record<string, unknown>): string =>
  `---\n${JSON.stringify(fields)}\n---\n\n`;
