import {maxQueryLength} from './limits';
import {stopWords} from './stop-words';
import {words, type Word} from './tokenizer';

export interface QueryWord extends Word {
  /** Helps the order of results but need not be in them. */
  optional: boolean;
  /** The reader may still be typing it. */
  unfinished: boolean;
}

/** What the reader typed, capped, as words to look for. */
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
