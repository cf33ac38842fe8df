import {pagesByKey, respelled, type Redirect} from '../../content-model/address-spelling';

/**
 * Runs in the not-found page. A static host sends that page for another spelling of an address too, and
 * the site's scripts would then show the right page at the wrong address.
 */
export default function redirect(pages: string[], redirects: Redirect[]): void {
  const page = respelled(location.pathname, pagesByKey(pages, redirects));
  if (page === undefined) return;
  // Nothing of the not-found page is painted or run while the right page is on its way.
  stop();
  location.replace(page + location.search + location.hash);
}
