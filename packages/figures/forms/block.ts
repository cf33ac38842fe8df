/** A part of a form or of a finished result, from top to bottom. */
export type Block =
  | {kind: 'heading'; text: string}
  | {kind: 'field'; label: string; value: string; note: string}
  | {kind: 'options'; labels: string[]; selected: string[]}
  | {kind: 'status'; text: string}
  | {kind: 'buttons'; labels: string[]; primary: string | undefined}
  | {kind: 'text'; text: string}
  | {kind: 'rows'; rows: [name: string, value: string][]}
  | {kind: 'table'; columns: string[]; rows: string[][]; totals: [name: string, value: string][]};

export type Sketch = {
  title: string;
  alt: string;
  /** What the bar at the top shows: the path to a form, or what the result is. */
  head: string;
  blocks: Block[];
};
