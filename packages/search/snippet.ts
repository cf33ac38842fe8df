import {mark, matchingRanges, plain} from './highlight';
import type {Segment} from './types';

const length = 150;

/** The part of a text with the most matches, highlighted. */
export function snippet(text: string, terms: ReadonlySet<string>): Segment[] {
  const ranges = matchingRanges(text, terms);
  if (text.length <= length) return mark(text, ranges);
  const first = ranges[0];
  if (!first) return plain(cut(text, 0));

  let best = first.start;
  let most = 0;
  for (const {start} of ranges) {
    const distinct = new Set(
      ranges
        .filter((range) => range.start >= start && range.end <= start + length - 30)
        .map((range) => text.slice(range.start, range.end).toLowerCase()),
    ).size;
    if (distinct > most) [most, best] = [distinct, start];
  }
  const from = wordStart(text, Math.max(0, best - 30));
  const part = cut(text, from);
  return mark(part, matchingRanges(part, terms));
}

function wordStart(text: string, near: number): number {
  if (near === 0) return 0;
  const space = text.indexOf(' ', near);
  return space === -1 || space > near + 30 ? near : space + 1;
}

function cut(text: string, from: number): string {
  const hardEnd = Math.min(text.length, from + length);
  const space = text.lastIndexOf(' ', hardEnd);
  const end = hardEnd === text.length || space <= from ? hardEnd : space;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
