import {UserError} from '../user-error';

/** Access to the published files, local or remote, and to nothing else. */
export interface Site {
  /** The folder or the URL, for messages. */
  name: string;
  /** The base path of the site, with a leading and a trailing slash. */
  basePath: string;
  /** The origins of this site, which page URLs may have. */
  origins: readonly string[];
  /** `file` is relative to the site's root, decoded, and created by `siteFile`. */
  read(file: SiteFile, signal: AbortSignal): Promise<string>;
}

declare const checked: unique symbol;
/** A relative path that can't lead out of the site. */
export type SiteFile = string & {[checked]: true};

/** Letters, digits, and the few other characters in page names, without a leading dot. */
const segment = /^[\p{L}\p{N}_~-][\p{L}\p{N}_~. -]*$/u;

export function siteFile(path: string): SiteFile | null {
  const fits =
    path.length <= 300 &&
    path.split('/').every((part) => segment.test(part) && part.trim() === part);
  return fits ? (path as SiteFile) : null;
}

interface PageAddress {
  /** Decoded, as in the site's links. */
  path: string;
  /** The Markdown page. */
  file: SiteFile;
  anchor: string;
}

/** Reads a page's address: a path, with or without .md or .html, or a URL. */
export function pageAddress(input: string, site: Site): PageAddress {
  const {path, anchor} = split(input.trim(), site);
  const outside = new UserError(
    `"${short(input)}" is no page of this site. A page is named by its path, such as ` +
      `"${site.basePath}aws-marketplace/create-private-offer"; search gives paths.`,
  );
  if (path === null) throw outside;
  const inSite = path.startsWith(site.basePath)
    ? path.slice(site.basePath.length)
    : path.replace(/^\//, '');
  const route = inSite.replace(/\/$/, '').replace(/\.(?:md|html)$/, '');
  const name = route === '' || route === 'index' ? 'index' : route;
  const file = siteFile(`${name}.md`);
  if (!file) throw outside;
  return {path: site.basePath + (name === 'index' ? '' : name), file, anchor};
}

function split(input: string, site: Site): {path: string | null; anchor: string} {
  const outside = {path: null, anchor: ''};
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(input) || input.startsWith('//');
  if (isAddress) {
    if (!URL.canParse(input)) return outside;
    const url = new URL(input);
    return site.origins.includes(url.origin)
      ? {path: decode(url.pathname), anchor: decode(url.hash.slice(1)) ?? ''}
      : outside;
  }
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(input) ?? [];
  return {path: decode(path), anchor: decode(anchor) ?? ''};
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const short = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
