import type {LifecycleModel} from '../lifecycle';
import {startState} from '../lifecycle';
import {SourceError} from '../source';
import {
  cannotRead,
  checkIds,
  readClass,
  readDirection,
  refuseArgument,
  type Direction,
  type Statements,
} from './statements';

const supported =
  '"A --> B: text", "[*] --> A: text", "A --> [*]", "state "Name" as A", "class A,B success", "direction LR", and "direction TB"';

const transitionLine = /^(\w+|\[\*\])\s*-->\s*(\w+|\[\*\])(?:\s*:\s*(.*[^:]))?$/;
const stateLine = /^state\s+"([^"]+)"\s+as\s+(\w+)$/;

/** Reads a `stateDiagram-v2`. Every transition says what causes it. */
export function parseState(statements: Statements): {model: LifecycleModel; direction?: Direction} {
  refuseArgument(statements);
  const names = new Map<string, string>();
  for (const {text} of statements.body) {
    const [, name, id] = stateLine.exec(text) ?? [];
    if (name && id) names.set(id, name);
  }
  const nameOf = (id: string) => (id === '[*]' ? startState : (names.get(id) ?? id));

  const model: LifecycleModel = {transitions: [], toned: new Map(), final: new Set()};
  let direction: Direction | undefined;
  const colored: {id: string; line: number}[] = [];
  for (const statement of statements.body) {
    const {text, line} = statement;
    const classes = readClass(statement);
    const [, from = '', to = '', label] = transitionLine.exec(text) ?? [];
    checkIds([from, to], line);
    if (classes) {
      for (const id of classes.ids) {
        colored.push({id, line});
        model.toned.set(nameOf(id), classes.tone);
      }
    } else if (from && to === '[*]') {
      if (label || from === '[*]')
        throw new SourceError('an end is "A --> [*]", without text', line);
      model.final?.add(nameOf(from));
    } else if (from && to) {
      if (!label) throw new SourceError(`say what moves ${from} to ${to}: "A --> B: text"`, line);
      model.transitions.push({from: nameOf(from), to: nameOf(to), label});
    } else if (readDirection(statement)) {
      direction = readDirection(statement);
    } else if (!stateLine.test(text)) {
      throw cannotRead(statement, supported);
    }
  }
  if (model.transitions.length === 0) throw new SourceError('the diagram has no transition');
  const known = new Set(model.transitions.flatMap(({from, to}) => [from, to]));
  for (const {id, line} of colored)
    if (!known.has(nameOf(id))) throw new SourceError(`no transition has the state "${id}"`, line);
  for (const name of model.final ?? [])
    if (!known.has(name)) throw new SourceError(`no transition leads to "${name}"`);
  return {model, direction};
}
