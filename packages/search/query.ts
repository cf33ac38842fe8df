import {maxQueryLength} from './limits';
import {stopWords} from './stop-words';
import {words, type Word} from './tokenizer';
import {baseForms} from './word-forms';

export interface QueryWord extends Word {
  /** Affects the ranking, but results don't have to contain it. */
  optional: boolean;
  /** The reader may still be typing it. */
  unfinished: boolean;
}

/**
 * Words that say where to look, and the product's name, which is on every page. Beside other words,
 * results don't have to contain them.
 */
const hintWords = new Set(
  'api argosy define definition doc documentation endpoint guide meaning reference sdk'.split(' '),
);

/** What names of exceptions end in. The rest is the name of an error. */
const exception = /(?<=[a-z])(?:Exception|Error)\b/g;

/**
 * Splits the query into words, up to the length limit. Misspelled words are replaced first, so that
 * names, verbs, and stop words are recognized.
 */
export function parseQuery(
  input: string,
  correction: (word: string) => string | undefined = () => undefined,
): QueryWord[] {
  const query = input.slice(0, maxQueryLength);
  const typed = words(query.replaceAll(exception, '')).flatMap((word) => {
    const corrected = word.parts.length === 0 && correction(word.whole);
    return corrected ? words(corrected) : [word];
  });
  const isStop = ({whole}: Word) =>
    stopWords.has(whole) || baseForms(whole).some((form) => stopWords.has(form));
  const isWeak = (word: Word) => isStop(word) || hintWords.has(word.whole);
  const allStop = typed.every(isStop);
  const allWeak = typed.every(isWeak);
  return typed.map((word, index) => ({
    ...word,
    optional: allStop ? false : allWeak ? isStop(word) : isWeak(word),
    unfinished: index === typed.length - 1 && /[\p{L}\p{N}]$/u.test(query),
  }));
}
