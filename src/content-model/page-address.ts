/** The engine has addresses with blanks in two forms; programs that read pages want this one. */
export const encodedAddress = (address: string): string => encodeURI(decodeURI(address));

/** The one form of a page's address: encoded, and only the home page ends with a slash. */
export const pageAddress = (permalink: string, baseUrl: string): string =>
  encodedAddress(permalink === baseUrl ? permalink : permalink.replace(/\/$/, ''));

/** What belongs to a page has its address and an ending of its own: `/billing` → `/billing.md`. */
export const besidePage = (address: string, ending: '.md' | '.png' | '.html'): string =>
  address.endsWith('/') ? `${address}index${ending}` : `${address}${ending}`;
