/** A name that ends in a period, such as "e.g." or "3.5", doesn't end a sentence. */
const ends = /(?<=[.?!]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u;

/** Splits text into sentences. Text without a period at the end, such as a table, has none. */
export const sentencesOf = (text: string): string[] =>
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
