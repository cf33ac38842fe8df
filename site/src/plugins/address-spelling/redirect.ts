import {correctedAddress, pagesByKey, type Redirect} from '@docs/content-model';

/**
 * Runs in the not-found page. A static host also sends that page for a misspelled address, and the
 * site's scripts would then render the right page under the wrong address.
 */
export default function redirect(pages: string[], redirects: Redirect[]): void {
  const page = correctedAddress(location.pathname, pagesByKey(pages, redirects));
  if (page === undefined) return;
  // Keep the not-found page from painting or running scripts while the right page loads.
  stop();
  location.replace(page + location.search + location.hash);
}
