import type {SequenceModel} from '../sequence-layout';
import {SourceError} from '../source';
import {cannotRead, checkIds, refuseArgument, type Statement, type Statements} from './statements';

const supported =
  '"participant A", "participant A as Name", "A->>B: text", "A-->>B: text" (also -> and -->), "Note over A: text", and "Note over First,Last: text", which starts a phase';

const participantLine = /^(?:participant|actor)\s+(\w+)(?:\s+as\s+(.+))?$/;
const noteLine = /^note\s+over\s+(\w+)(?:\s*,\s*(\w+))?\s*:\s*(.+)$/i;
const messageLine = /^(\w+)\s*(-->>|->>|-->|->)\s*(\w+)\s*:\s*(.+)$/;

type Names = Map<string, string>;

/** Reads a `sequenceDiagram`. A note over the first and the last participant starts a phase. */
export function parseSequence(statements: Statements): SequenceModel {
  refuseArgument(statements);
  for (const {text, line} of statements.body) {
    if (/[;#]/.test(text))
      throw new SourceError('a sequence can\'t have ";" or "#": Mermaid cuts the text there', line);
  }
  const names = participants(statements.body);
  const nameOf = (id: string, line = 0): string => {
    const name = names.get(id);
    if (name === undefined) throw new SourceError(`"${id}" isn't declared as a participant`, line);
    return name;
  };
  const steps = statements.body
    .filter(({text}) => !participantLine.test(text))
    .map((statement) => readStep(statement, names, nameOf));
  if (!steps.some(({type}) => type === 'message'))
    throw new SourceError('the sequence has no message');
  const {accent} = statements;
  return {
    participants: [...names.values()],
    steps,
    toned: new Map(accent === undefined ? [] : [[nameOf(accent), 'accent']]),
  };
}

/** In the order of their declarations or, if there are none, of the messages. */
function participants(body: Statement[]): Names {
  const names: Names = new Map();
  for (const {text, line} of body) {
    const [, id, name = id] = participantLine.exec(text) ?? [];
    if (!id || !name) continue;
    checkIds([id], line);
    names.set(id, name);
  }
  if (names.size > 0) return names;
  for (const {text, line} of body) {
    const [, from, , to] = messageLine.exec(text) ?? [];
    if (!from || !to) continue;
    checkIds([from, to], line);
    names.set(from, from).set(to, to);
  }
  return names;
}

function readStep(
  statement: Statement,
  names: Names,
  nameOf: (id: string, line: number) => string,
): SequenceModel['steps'][number] {
  const {text, line} = statement;
  const [, first, last, note] = noteLine.exec(text) ?? [];
  if (first && note) {
    const over = nameOf(first, line);
    if (!last) return {type: 'note', over, label: note};
    const ids = [...names.keys()];
    if (first !== ids[0] || last !== ids.at(-1)) {
      throw new SourceError(
        `a note is over one participant, or over all (${ids[0]},${ids.at(-1)}) to start a phase`,
        line,
      );
    }
    return {type: 'divider', label: note};
  }
  const [, from, arrow = '', to, label] = messageLine.exec(text) ?? [];
  if (!from || !to || !label) throw cannotRead(statement, supported);
  return {
    type: 'message',
    from: nameOf(from, line),
    to: nameOf(to, line),
    reply: arrow.startsWith('--'),
    head: arrow.endsWith('>>'),
    label,
  };
}
