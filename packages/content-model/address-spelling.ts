/** Endings that don't change which page an address means. */
const ignoredEnding = /(?:\/index|\.html|[/\s])*$/;

export interface Redirect {
  from: string;
  to: string;
}

/**
 * Returns the same key for every spelling of an address, whatever its case, encoding, or ignored
 * ending.
 */
const keyOf = (pathname: string): string =>
  decoded(pathname).toLowerCase().replace(ignoredEnding, '');

/**
 * The address of each page and the target of each redirect, by spelling key. If two pages share a
 * key, both are left out, because another spelling could mean either of them.
 */
export function pagesByKey(pages: string[], redirects: Redirect[]): Map<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const page of pages) {
    const key = keyOf(page);
    if (found.has(key)) shared.add(key);
    found.set(key, decoded(page));
  }
  for (const {from, to} of redirects)
    if (!found.has(keyOf(from))) found.set(keyOf(from), decoded(to));
  for (const key of shared) found.delete(key);
  return found;
}

/**
 * The address of the page that a misspelled address means. Undefined if the spelling is already
 * right.
 */
export function correctedAddress(pathname: string, pages: Map<string, string>): string | undefined {
  const page = pages.get(keyOf(pathname));
  return page === undefined || page === decoded(pathname) ? undefined : encodeURI(page);
}

/** An address that can't be decoded isn't one of ours, so it stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Docusaurus uses both encoded and decoded addresses. Programs that read pages need encoded ones.
 */
export const encodedAddress = (address: string): string => encodeURI(decodeURI(address));

/** The canonical address of a page: encoded, and with a trailing slash only on the home page. */
export const pageAddress = (permalink: string, baseUrl: string): string =>
  encodedAddress(permalink === baseUrl ? permalink : permalink.replace(/\/$/, ''));

/** The address of a file that belongs to a page: `/billing` → `/billing.md`. */
export const withExtension = (address: string, extension: '.md' | '.png' | '.html'): string =>
  address.endsWith('/') ? `${address}index${extension}` : `${address}${extension}`;
