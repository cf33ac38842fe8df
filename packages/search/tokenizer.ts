export interface Token {
  /** The normalized form for indexing and lookup. */
  term: string;
  start: number;
  end: number;
}

/** Letters and digits, with the punctuation inside identifiers and paths. */
const runs = /[\p{L}\p{N}]+(?:[._\-/{}:@$#]+[\p{L}\p{N}]+)*/gu;
const pieces = /[\p{L}\p{N}]+/gu;
/** Splits `createOffer` and `HTTPRequest`, but not `APIs`. */
const camelSeam = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
const longestWhole = 60;
/** A fast path for most words, which need no splitting or folding. */
const simple = /^[A-Za-z0-9][a-z0-9]*$/;

/**
 * Splits text into terms. An identifier results in its parts and the whole without punctuation.
 * This way, `offer.accepted`, `create-offer`, and `createOffer` are found by their name, their
 * parts, and other spellings.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const run of text.matchAll(runs)) {
    if (simple.test(run[0])) {
      tokens.push({
        term: stemPlural(fold(run[0])),
        start: run.index,
        end: run.index + run[0].length,
      });
      continue;
    }
    const parts = splitRun(run[0], run.index);
    const whole = fold(run[0].replaceAll(/[^\p{L}\p{N}]/gu, ''));
    for (const part of parts) {
      const term = stemPlural(fold(part.text));
      if (parts.length > 1 && part.text.length < 2) continue;
      tokens.push({term, start: part.start, end: part.start + part.text.length});
    }
    if (parts.length > 1 && whole.length <= longestWhole) {
      tokens.push({term: whole, start: run.index, end: run.index + run[0].length});
    }
  }
  return tokens;
}

export function terms(text: string): string[] {
  return tokenize(text).map((token) => token.term);
}

/** A word of the query: its whole form, and its parts if it's an identifier. */
export interface Word {
  /** Without punctuation, in lowercase. */
  typed: string;
  whole: string;
  parts: string[];
}

export function words(text: string): Word[] {
  return [...text.matchAll(runs)].map((run) => {
    const parts = splitRun(run[0], 0)
      .map((part) => part.text)
      .filter((part, _, all) => all.length === 1 || part.length > 1)
      .map((part) => stemPlural(fold(part)));
    const isIdentifier = parts.length > 1;
    const whole = fold(run[0].replaceAll(/[^\p{L}\p{N}]/gu, ''));
    return {
      typed: whole,
      whole: isIdentifier ? whole : stemPlural(whole),
      parts: isIdentifier ? parts : [],
    };
  });
}

interface Part {
  text: string;
  start: number;
}

function splitRun(run: string, offset: number): Part[] {
  const parts: Part[] = [];
  for (const piece of run.matchAll(pieces)) {
    let start = offset + piece.index;
    for (const text of piece[0].split(camelSeam)) {
      parts.push({text, start});
      start += text.length;
    }
  }
  return parts;
}

/** Lowercase, without accents. */
function fold(text: string): string {
  if (simple.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Treats "offers" and "offer" as one word. In tests, more stemming made results worse. */
function stemPlural(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || /(?:ss|us|sis|\ds)$/.test(term)) return term;
  if (term.endsWith('ies') && term.length > 4) return `${term.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(term)) return term.slice(0, -2);
  return term.slice(0, -1);
}

/** A name in lowercase, without separators. */
export const joinName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
