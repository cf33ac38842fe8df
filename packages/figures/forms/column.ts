import type {Markup} from '../svg/element';
import {textWidth, wrapText} from '../svg/text-width';
import {SourceError} from '../diagrams/source';

/** The column that the blocks share. On a phone, names are above what they name. */
export type Column = {left: number; width: number; isNarrow: boolean};

export type Drawn = {height: number; content: Markup};

/** Sizes that the style sheet has for these classes. */
export const line = {size: 13, lineHeight: 18, class: 'dg-label'};
export const strongLine = {...line, class: 'dg-label dg-strong'};
export const headingLine = {size: 13.5, lineHeight: 18, class: 'dg-name'};
export const noteLine = {size: 12, lineHeight: 16, class: 'dg-role'};
export const controlLine = {size: 12.5, lineHeight: 18, class: 'dg-state'};

/** Text in lines that fit. A word can't be broken, so one that's too wide is an error. */
export function fitText(text: string, width: number, size: number): string[] {
  const lines = wrapText(text, width, size);
  const wide = lines.find((words) => textWidth(words, size) > width);
  if (wide) throw new SourceError(`"${wide}" is too wide for a phone. Shorten it with "…".`);
  return lines;
}

/** Width of the names next to fields and values, if they aren't above them. */
const nameWidth = 148;

/** Where a value is in the column, and how much room its name needs above it. */
export const valuePlace = ({left, width, isNarrow}: Column) =>
  isNarrow
    ? {x: left, width, above: line.lineHeight + 4}
    : {x: left + nameWidth, width: width - nameWidth, above: 0};
