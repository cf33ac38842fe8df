import {longName} from './break-code';

/**
 * How a table is shown on a phone:
 * - `fits`: like on a large screen.
 * - `stacks`: each row is a block, with the column's name in front of each cell.
 * - `scrolls`: sideways next to a fixed first column, so that rows can be compared.
 */
export type PhoneLayout = 'fits' | 'stacks' | 'scrolls';

/** The text of a column's cells, including its head. */
export type ColumnText = string[];

/** Width in px of a table on a phone that's 390 px wide, between the margins of a list. */
const phoneWidth = 340;
const characterWidth = 7;
/** The longest word of a column is often code. */
const codeWidth = 8;
const cellPadding = 16;

/** Cells with more characters need a minimum width, or they have one word per line. */
const shortText = 28;
/** Only cells with at most this many characters can be compared across columns. */
const comparableText = 40;
const sentence = 60;

const longest = (texts: string[]): number => Math.max(0, ...texts.map(({length}) => length));

/** Whether a column has cells that need several words per line. */
export const isTextColumn = (texts: ColumnText): boolean => longest(texts) > shortText;

/** The one rule for all tables. It knows the text of a table, not how the browser lays it out. */
export function phoneLayout(columns: ColumnText[]): PhoneLayout {
  const width = columns.reduce((sum, column) => sum + widthOf(column), 0);
  if (width <= phoneWidth) return 'fits';
  const isComparable =
    columns.length > 3 && columns.every((texts) => longest(texts) <= comparableText);
  return isComparable ? 'scrolls' : 'stacks';
}

/** The width in px that a column needs to be readable. */
function widthOf(texts: ColumnText): number {
  const length = longest(texts);
  const comfortable = length > sentence ? 170 : 112;
  const wrapped = Math.min(length * characterWidth, comfortable);
  return Math.max(wrapped, longestWord(texts) * codeWidth) + cellPadding;
}

const longestWord = (texts: string[]): number =>
  longest(texts.flatMap((text) => text.split(/\s+/).flatMap(partsOf)));

/** Where a word can break. */
const partsOf = (word: string): string[] =>
  word.length > longName ? word.split(/(?<=[-_./])/) : [word];
