/** Names of the contract in the style of each language, as the generator of the SDKs writes them. */

/** Idempotency-Key, contacts-and-buyers and OfferTerms begin small and continue with humps. */
export const camel = (name: string): string =>
  name
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toLowerCase());

export const pascal = (name: string): string =>
  camel(name).replace(/^./, (letter) => letter.toUpperCase());

export const snake = (name: string): string =>
  camel(name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
