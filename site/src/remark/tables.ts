import type {PhrasingContent, RootContent, Table, TableCell} from 'mdast';

type CellContent = string | PhrasingContent[];

/** Creates a table. With `numeric`, all columns except the first are aligned to the right. */
export function table(heads: string[], rows: CellContent[][], numeric = false): Table {
  return {
    type: 'table',
    ...(numeric ? {align: heads.map((_, index) => (index === 0 ? null : 'right'))} : {}),
    children: [heads, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((value): TableCell => ({
        type: 'tableCell',
        children: typeof value === 'string' ? inline(value) : value,
      })),
    })),
  };
}

export const list = (items: PhrasingContent[][]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children}],
  })),
});

/** Parses text with `code` in backticks. */
export const inline = (value: string): PhrasingContent[] =>
  value
    .split('`')
    .map((part, index): PhrasingContent => ({type: index % 2 ? 'inlineCode' : 'text', value: part}))
    .filter((part) => 'value' in part && part.value !== '');
