/** A piece of prose with the place where it's written. */
export type Text = {file: string; line: number; text: string};

/** Without code, link targets, table rules, and list markers, so that only words are counted. */
export const proseOf = (markdown: string): string =>
  markdown
    .replaceAll(/`[^`]*`/g, 'CODE')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*\|[\s:|-]+\|\s*$/gm, '')
    .replaceAll(/https?:\/\/\S+/g, 'LINK');

export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

/** Sentences of paragraphs and list items. A table cell isn't a sentence. */
export const sentencesIn = (prose: string): string[] =>
  prose
    .split(/\n\s*\n|\n(?=\s*[-*] |\s*\d+\. )/)
    .flatMap((block) => (/^\s*\|/.test(block) ? [] : block.split(/(?<=[.!?])\s+(?=["“(]?\p{Lu})/u)))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Cells of the tables. */
export const cellsIn = (prose: string): string[] =>
  prose
    .split('\n')
    .filter((line) => /^\s*\|/.test(line))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))
    .filter(Boolean);
