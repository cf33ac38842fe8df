import {besidePage} from '../../content-model/page-address';

export interface Site {
  url: string;
  baseUrl: string;
}

export const pageUrl = ({url}: Site, route: string): string => new URL(route, url).href;

export const twinUrl = ({url}: Site, route: string): string =>
  new URL(besidePage(route, '.md'), url).href;

/** Absolute addresses, because a twin is read far from the site; from twin to twin where there is one. */
export function resolver(site: Site, route: string, twins: ReadonlySet<string>) {
  const here = pageUrl(site, route);
  return (href: string): string => {
    const target = new URL(href, here);
    const isHere = target.href.startsWith(`${here}#`);
    if (target.origin !== new URL(site.url).origin || isHere) return target.href;
    return twins.has(target.pathname)
      ? `${twinUrl(site, target.pathname)}${target.hash}`
      : target.href;
  };
}
