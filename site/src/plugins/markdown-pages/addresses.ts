import {withExtension} from '@docs/content-model';

export interface Site {
  url: string;
  baseUrl: string;
}

export const pageUrl = ({url}: Site, route: string): string => new URL(route, url).href;

export const markdownUrl = ({url}: Site, route: string): string =>
  new URL(withExtension(route, '.md'), url).href;

/** The route of a language's samples, such as `/api/create-offer/samples/python`. */
export const samplesRoute = (route: string, name: string): string =>
  `${route}/samples/${name.toLowerCase()}`;

/**
 * Makes links absolute, because Markdown pages are read outside the site. A link to one of our pages
 * becomes a link to its Markdown page.
 */
export function resolver(site: Site, route: string, routes: ReadonlySet<string>) {
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
