import {tokenize} from './tokenizer';
import type {Segment} from './types';

/** Splits text into matching and other segments. */
export function highlight(text: string, terms: ReadonlySet<string>): Segment[] {
  return mark(text, matchingRanges(text, terms));
}

export interface Range {
  start: number;
  end: number;
}

export function matchingRanges(text: string, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const token of tokenize(text)) {
    if (!terms.has(token.term)) continue;
    const last = ranges.at(-1);
    // A whole identifier includes the parts that matched before it.
    if (last && token.start <= last.end) {
      last.start = Math.min(last.start, token.start);
      last.end = Math.max(last.end, token.end);
    } else {
      ranges.push({start: token.start, end: token.end});
    }
  }
  return ranges;
}

export function mark(text: string, ranges: readonly Range[]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const {start, end} of ranges) {
    if (start > from) segments.push({text: text.slice(from, start), match: false});
    segments.push({text: text.slice(Math.max(start, from), end), match: true});
    from = end;
  }
  if (from < text.length) segments.push({text: text.slice(from), match: false});
  return segments;
}

export const plain = (text: string): Segment[] => (text ? [{text, match: false}] : []);

export const textOf = (segments: readonly Segment[]): string =>
  segments.map((segment) => segment.text).join('');
