import {maxQueryLength} from './limits';
import {stopWords} from './stop-words';
import {words, type Word} from './tokenizer';

export interface QueryWord extends Word {
  /** Affects the ranking, but results don't have to contain it. */
  optional: boolean;
  /** The reader may still be typing it. */
  unfinished: boolean;
}

/** Splits the query into words, up to the length limit. */
export function parseQuery(input: string): QueryWord[] {
  const query = input.slice(0, maxQueryLength);
  const typed = words(query);
  const allStop = typed.every((word) => stopWords.has(word.whole));
  return typed.map((word, index) => ({
    ...word,
    optional: !allStop && stopWords.has(word.whole),
    unfinished: index === typed.length - 1 && /[\p{L}\p{N}]$/u.test(query),
  }));
}
