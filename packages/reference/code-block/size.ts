/** Tells which controls a code block needs. Code is measured at build, because browsers get only its HTML. */
export interface CodeSize {
  lines: number;
  /** The length of the longest line. */
  columns: number;
}

/** The size of the box that shows one of several blocks, such as a sample per language. */
export function sizeOf(...blocks: string[]): CodeSize {
  const lines = blocks.map((code) => code.split('\n'));
  return {
    lines: Math.max(...lines.map(({length}) => length)),
    columns: Math.max(...lines.flat().map(({length}) => length)),
  };
}
