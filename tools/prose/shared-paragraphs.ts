import {proseOf, type Text, wordsIn} from './text';

const minWords = 20;

/** Paragraphs that two pages share. Repeated text belongs in a partial. */
export function sharedParagraphs(texts: Text[]): (Text & {other: string})[] {
  const first = new Map<string, string>();
  return texts.flatMap((text) => {
    const paragraph = proseOf(text.text).replaceAll(/\s+/g, ' ').trim().toLowerCase();
    if (wordsIn(paragraph).length < minWords) return [];
    const other = first.get(paragraph);
    if (!other) first.set(paragraph, text.file);
    return other && other !== text.file ? [{...text, other}] : [];
  });
}
