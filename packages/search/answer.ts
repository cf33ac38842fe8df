import {isNameInCode} from './entries';
import type {QueryWord} from './query';
import type {Answer} from './types';
import {joinName} from './tokenizer';

/** A section that a backend found, with its text. */
export interface Passage {
  url: string;
  /** Title of the page, and the headings above this section. */
  trail: string[];
  heading: string;
  content: string;
  /** A glossary term, an error, an event, or a status, which its text explains. */
  isEntry: boolean;
  /** The query is the section's own heading. */
  isExact: boolean;
}

const longest = 280;
/** Shorter texts are labels. */
const shortest = 30;
/** Words beside a name in code that don't ask for anything else. */
const nameHints = new Set('code error event status type value webhook'.split(' '));

/**
 * The explanation of the name or term that the query is about. Other questions get none: rules that
 * chose a sentence with the right words and a number were wrong too often. Passages are sorted, best
 * first.
 */
export function answerOf(words: readonly QueryWord[], passages: readonly Passage[]): Answer | null {
  const entries = passages.filter(({isEntry}) => isEntry);
  const chosen =
    entries.find(({heading}) => isNamedBy(words, heading)) ??
    entries.find((entry) => entry.isExact && asksForMeaning(words)) ??
    entries.find((first) => first === passages[0] && isTermAsked(first));
  if (!chosen) return null;
  const {heading, content, url, trail} = chosen;
  const own = content.startsWith(`${heading} `) ? content.slice(heading.length + 1) : content;
  const text = firstSentences(own, longest);
  return text.length >= shortest && text.length <= longest
    ? {text, url, trail: [...trail, heading]}
    : null;
}

/** "wallet_closed", "412 version_conflict", or "revenue.disbursed event". */
function isNamedBy(words: readonly QueryWord[], heading: string): boolean {
  if (!isNameInCode(heading)) return false;
  const name = joinName(heading);
  const others = words.filter(({typed}) => typed !== name);
  return (
    others.length < words.length &&
    others.every(({optional, whole}) => optional || nameHints.has(whole) || /^\d{3}$/.test(whole))
  );
}

/** A term of several words or an abbreviation asks for its meaning without "what is". */
const isTermAsked = ({heading, isExact}: Passage): boolean =>
  isExact && (/\s/.test(heading) || heading === heading.toUpperCase());

/** "What is X", "X meaning", "define X". */
export function asksForMeaning(words: readonly QueryWord[]): boolean {
  const all = words.map(({typed}) => typed).join(' ');
  return /\b(?:what (?:is|are|does)|whats|meaning|means?|defines?|definition)\b/.test(all);
}

/** A name that ends in a period, such as "e.g." or "3.5", doesn't end a sentence. */
const ends = /(?<=[.?!]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u;

/** Splits text into sentences. Text without a period at the end, such as a table, has none. */
const sentencesOf = (text: string): string[] =>
  text.split(ends).filter((sentence) => /[.?!]["')]?$/.test(sentence));

/** The first sentences, as many as fit. The first one is always there. */
export function firstSentences(text: string, length: number): string {
  const [first = '', ...others] = sentencesOf(text);
  let passage = first;
  for (const sentence of others) {
    if (passage.length + sentence.length >= length) break;
    passage += ` ${sentence}`;
  }
  return passage;
}
