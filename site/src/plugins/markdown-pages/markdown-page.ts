import YAML from 'yaml';
import {articleTree, markdownText} from './article';
import {markdownUrl, pageUrl, resolver, samplesRoute, type Site} from './addresses';
import {splitSamples} from './split-samples';

/** Many agents cut off what they read after this many characters. */
export const maxCharacters = 50_000;

export interface PageMetadata {
  route: string;
  title: string;
  description: string;
  area: string;
  /** A date, such as 2026-03-01. */
  updated: string | undefined;
}

/** Maps routes to Markdown. A long page has further routes for its samples. */
export type MarkdownFiles = Map<string, string>;

/** Converts a page to Markdown, with its metadata as front matter. */
export function markdownPage(
  html: string,
  page: PageMetadata,
  site: Site,
  routes: ReadonlySet<string>,
): MarkdownFiles {
  const tree = articleTree(html, resolver(site, page.route, routes));
  if (!tree) throw new Error(`${page.route} has no article`);
  const whole = frontMatter(page, site) + markdownText(tree);
  if (whole.length <= maxCharacters) return new Map([[page.route, whole]]);
  const routeOf = (name: string) => samplesRoute(page.route, name);
  const files = splitSamples(tree, (name) => markdownUrl(site, routeOf(name)));
  return new Map([
    [page.route, frontMatter(page, site) + markdownText(tree)],
    ...[...files].map(([name, samples]): [string, string] => {
      const title = name === 'Responses' ? `${page.title}: responses` : `${page.title}: ${name}`;
      const head = frontMatter({...page, title}, site);
      return [routeOf(name), `${head}# ${title}\n\n${markdownText(samples)}`];
    }),
  ]);
}

function frontMatter(page: PageMetadata, site: Site): string {
  const head = {
    title: page.title,
    description: page.description,
    url: pageUrl(site, page.route),
    area: page.area,
    ...(page.updated && {updated: page.updated}),
    index: new URL(`${site.baseUrl}llms.txt`, site.url).href,
  };
  return `---\n${YAML.stringify(head, {lineWidth: 0})}---\n\n`;
}
