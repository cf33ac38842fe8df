/** A name in lowercase, without separators. */
export const joinName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
