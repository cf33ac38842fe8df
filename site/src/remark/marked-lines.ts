/** Line numbers in braces after the language of a fence, such as `{1,3-5}`. */
const ranges = /(?:^|\s)\{([\d,\s-]+)\}/;

/** A comment of its own line that marks other lines. The page doesn't show it. */
const comment = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/;

export interface MarkedCode {
  code: string;
  /** Numbers of the marked lines, which may be missing in the code. */
  marked: number[];
}

/** Returns the code without comments about marked lines, and the numbers of these lines. */
export function markedLines(code: string, meta = ''): MarkedCode {
  const marked = (meta.match(ranges)?.[1] ?? '').split(',').flatMap(linesOf);
  const shown: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const kind = line.match(comment)?.[1];
    if (kind === 'next-line') isNext = true;
    else if (kind) isInside = kind === 'start';
    else {
      shown.push(line);
      if (isInside || isNext) marked.push(shown.length);
      isNext = false;
    }
  }
  return {code: shown.join('\n'), marked};
}

function linesOf(range: string): number[] {
  const [first = '', last = first] = range.trim().split('-');
  if (!first) return [];
  return Array.from(
    {length: Number(last) - Number(first) + 1},
    (_, index) => Number(first) + index,
  );
}
