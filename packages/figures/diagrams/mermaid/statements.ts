import {isTone, SourceError, tones, type Tone} from '../source';

export type Statement = {text: string; line: number};

export type Statements = {
  /** The first word: `flowchart`, `sequenceDiagram`, and so on. */
  kind: string;
  /** What follows it: the direction of a flowchart. */
  argument: string;
  headerLine: number;
  title: string;
  alt: string;
  /** The participant in the accent color. */
  accent?: string;
  body: Statement[];
};

export type Direction = 'right' | 'down';

const lengths = {accTitle: [3, 120], accDescr: [20, 400]} as const;

const missing = {
  accTitle: 'accTitle: is missing: it names the figure',
  accDescr: 'accDescr: is missing: it says in a sentence what the figure shows',
};

/** Splits a Mermaid source into its header, its title and description, and all other lines. */
export function readStatements(source: string): Statements {
  const [header, ...lines] = source
    .split('\n')
    .map((text, index) => ({text: text.trim(), line: index + 1}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
  if (!header) throw new SourceError('the diagram is empty');
  const [, kind = '', argument = ''] = /^(\S+)\s*(.*)$/.exec(header.text) ?? [];
  const described = {accTitle: '', accDescr: ''};
  const body: Statement[] = [];
  for (const statement of lines) {
    const [, key, value = ''] = /^(accTitle|accDescr)\s*:\s*(.*)$/.exec(statement.text) ?? [];
    if (key) described[key as keyof typeof described] = checkLength(key, value, statement.line);
    else body.push(statement);
  }
  for (const key of ['accTitle', 'accDescr'] as const)
    if (described[key] === '') throw new SourceError(missing[key]);
  const {accTitle: title, accDescr: alt} = described;
  return {kind, argument, headerLine: header.line, title, alt, body};
}

function checkLength(key: string, value: string, line: number): string {
  const [least, most] = lengths[key as keyof typeof lengths];
  if (value.length < least || value.length > most)
    throw new SourceError(`${key}: must have ${least} to ${most} characters`, line);
  return value;
}

/** Reads `class A,B success`, which colors parts by their IDs. */
export function readClass({text, line}: Statement): {ids: string[]; tone: Tone} | undefined {
  const [, list, name] = /^class\s+([\w-]+(?:\s*,\s*[\w-]+)*)\s+(\w+)$/.exec(text) ?? [];
  if (!list || !name) return undefined;
  return {ids: list.split(/\s*,\s*/), tone: toneNamed(name, line)};
}

export function toneNamed(name: string, line: number): Tone {
  if (!isTone(name))
    throw new SourceError(`"${name}" isn't a class; the classes are ${tones.join(', ')}`, line);
  return name;
}

/** Reads `direction LR` or `direction TB`. Without it, the width decides. */
export function readDirection({text}: Statement): Direction | undefined {
  if (text === 'direction LR') return 'right';
  return text === 'direction TB' ? 'down' : undefined;
}

export const refuseArgument = ({kind, argument, headerLine}: Statements): void => {
  if (argument) throw new SourceError(`can't read "${argument}" after ${kind}`, headerLine);
};

export const cannotRead = ({text, line}: Statement, supported: string): SourceError =>
  new SourceError(`can't read "${text}"; supported: ${supported}`, line);

const keywords = new Set(
  [
    'accDescr accTitle as class classDef click default direction end graph href linkStyle style subgraph title',
    'activate actor alt and autonumber box break create critical deactivate destroy else link links loop note opt over par participant rect',
    'many one only optional state to zero',
  ].flatMap((words) => words.toLowerCase().split(' ')),
);

/** Mermaid reads a keyword as the start of a statement in places where we'd read an ID. */
export function checkIds(ids: string[], line: number): void {
  for (const id of ids) {
    if (keywords.has(id.toLowerCase()))
      throw new SourceError(`"${id}" is a Mermaid keyword; choose another ID or use quotes`, line);
  }
}
