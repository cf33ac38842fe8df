/** Names of the contract in the style of each language, as the SDK generator writes them. */

/** Converts names such as Idempotency-Key, contacts-and-buyers, and OfferTerms to camelCase. */
export const camel = (name: string): string =>
  name
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toLowerCase());

export const pascal = (name: string): string =>
  camel(name).replace(/^./, (letter) => letter.toUpperCase());

export const snake = (name: string): string =>
  camel(name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
