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
