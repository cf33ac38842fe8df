import YAML from 'yaml';
import {withExtension} from '@docs/content-model';
import {articleTree, markdownText} from './article';
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

export interface Site {
  url: string;
  baseUrl: string;
}

const pageUrl = ({url}: Site, route: string): string => new URL(route, url).href;

export const markdownUrl = ({url}: Site, route: string): string =>
  new URL(withExtension(route, '.md'), url).href;

/** The route of a language's samples, such as `/api/create-offer/samples/python`. */
const samplesRoute = (route: string, name: string): string =>
  `${route}/samples/${name.toLowerCase()}`;

/**
 * Makes links absolute, because Markdown pages are read outside the site. A link to one of our pages
 * becomes a link to its Markdown page.
 */
function resolver(site: Site, route: string, routes: ReadonlySet<string>) {
  const currentPage = pageUrl(site, route);
  return (href: string): string => {
    const target = new URL(href, currentPage);
    const isSamePage = target.href.startsWith(`${currentPage}#`);
    if (target.origin !== new URL(site.url).origin || isSamePage) return target.href;
    return routes.has(target.pathname)
      ? `${markdownUrl(site, target.pathname)}${target.hash}`
      : target.href;
  };
}
