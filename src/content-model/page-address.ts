/** The one form of a page's address: only the home page ends with a slash. */
export const pageAddress = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/** What belongs to a page has its address and an ending of its own: `/billing` → `/billing.md`. */
export const besidePage = (address: string, ending: '.md' | '.png' | '.html'): string =>
  address.endsWith('/') ? `${address}index${ending}` : `${address}${ending}`;
