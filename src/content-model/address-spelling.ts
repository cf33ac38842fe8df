/** What an address may carry at its end and still means the same page. */
const surplusEnding = /(?:\/index|\.html|[/\s])*$/;

export interface Redirect {
  from: string;
  to: string;
}

/** The same for every spelling of an address: other capitals, encoded or not, with a surplus ending. */
const keyOf = (pathname: string): string =>
  decoded(pathname).toLowerCase().replace(surplusEnding, '');

/**
 * The address of each page, and the target of each redirect, by the key of its spellings. Two pages with
 * one key are left out: nobody can tell which of them another spelling means.
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

/** The address of the page that another spelling of it means; undefined for a page's own address. */
export function respelled(pathname: string, pages: Map<string, string>): string | undefined {
  const page = pages.get(keyOf(pathname));
  return page === undefined || page === decoded(pathname) ? undefined : encodeURI(page);
}

/** What can't be decoded isn't an address of ours, and stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
