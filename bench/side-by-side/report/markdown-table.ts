export type Cell = string | number | undefined;

const shown = (cell: Cell): string => {
  if (cell === undefined) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en-US') : cell;
};

/** The first column is text, and the others are numbers. */
export function markdownTable(head: string[], rows: Cell[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map((row) => line(row.map(shown)))].join('\n');
}
