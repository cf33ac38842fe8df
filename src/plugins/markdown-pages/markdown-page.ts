import YAML from 'yaml';
import {articleToMarkdown} from './article';
import {pageUrl, resolver, type Site} from './addresses';

export interface PageMetadata {
  route: string;
  title: string;
  description: string;
  area: string;
  /** A date, such as 2026-03-01. */
  updated: string | undefined;
}

/** Converts a page to Markdown, with its metadata as front matter. */
export function markdownPage(
  html: string,
  page: PageMetadata,
  site: Site,
  routes: ReadonlySet<string>,
): string {
  const article = articleToMarkdown(html, resolver(site, page.route, routes));
  if (article === undefined) throw new Error(`${page.route} has no article`);
  const head = {
    title: page.title,
    description: page.description,
    url: pageUrl(site, page.route),
    area: page.area,
    ...(page.updated && {updated: page.updated}),
    index: new URL(`${site.baseUrl}llms.txt`, site.url).href,
  };
  return `---\n${YAML.stringify(head, {lineWidth: 0})}---\n\n${article}`;
}
