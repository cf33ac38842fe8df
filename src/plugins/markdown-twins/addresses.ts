import {filesOf} from '../built-file';

export interface Site {
  url: string;
  baseUrl: string;
}

export const pageUrl = ({url}: Site, route: string): string =>
  new URL(encodeURI(decodeURI(route)), url).href;

export const twinUrl = (site: Site, route: string): string =>
  new URL(`${site.baseUrl}${encodeURI(filesOf(route, site.baseUrl))}.md`, site.url).href;

/** Absolute addresses, because a twin is read far from the site; from twin to twin where there is one. */
export function resolver(site: Site, route: string, twins: ReadonlySet<string>) {
  const here = pageUrl(site, route);
  return (href: string): string => {
    const target = new URL(href, here);
    if (target.origin !== new URL(site.url).origin || href.startsWith('#')) return target.href;
    const path = decodeURI(target.pathname).replace(/(?<=.)\/$/, '');
    return twins.has(path) ? `${twinUrl(site, path)}${target.hash}` : target.href;
  };
}
