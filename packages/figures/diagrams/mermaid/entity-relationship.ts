import type {Cardinality, DataModel} from '../model';
import {entities} from '../model';
import {SourceError} from '../source';
import {
  cannotRead,
  checkIds,
  readClass,
  readDirection,
  refuseArgument,
  type Direction,
  type Statement,
  type Statements,
} from './statements';

const supported =
  '"A ||--o{ B : text" (counts: || one, |o or o| zero or one, }o or o{ many, }| or |{ one or more), "A {", "type name", "type name "text"", "}", "class A,B accent", "direction LR", and "direction TB"; names and texts with spaces are in quotes';

const left: Record<string, Cardinality> = {'||': '1', '|o': '0..1', '}o': '*', '}|': '1..*'};
const right: Record<string, Cardinality> = {'||': '1', 'o|': '0..1', 'o{': '*', '|{': '1..*'};

const name = String.raw`(?:"([^"%\\]+)"|([A-Za-z_]\w*))`;
const relationLine = new RegExp(
  String.raw`^${name}\s+(\|\||\|o|\}o|\}\|)--(\|\||o\||o\{|\|\{)\s+${name}\s*:\s*(?:"([^"]*)"|([\w-]+))$`,
);
const openingLine = new RegExp(String.raw`^${name}\s*\{$`);
const attributeLine = /^[A-Za-z_]\w*\s+([A-Za-z_]\w*)(?:\s+"([^"]+)")?$/;

/** Reads an `erDiagram`. An attribute is drawn as its comment, or as its name if it has none. */
export function parseEntityRelationship(statements: Statements): {
  model: DataModel;
  direction?: Direction;
} {
  refuseArgument(statements);
  const model: DataModel = {relations: [], fields: new Map(), toned: new Map()};
  let direction: Direction | undefined;
  let open: {fields: string[]; line: number} | undefined;
  const colored: {id: string; line: number}[] = [];
  for (const statement of statements.body) {
    const {text, line} = statement;
    const [opened, quoted, plain] = openingLine.exec(text) ?? [];
    const classes = readClass(statement);
    if (open && text === '}') {
      open = undefined;
    } else if (open) {
      open.fields.push(readAttribute(statement));
    } else if (opened) {
      checkIds(plain ? [plain] : [], line);
      open = {fields: [], line};
      model.fields.set(quoted ?? plain ?? '', open.fields);
    } else if (classes) {
      for (const id of classes.ids) {
        colored.push({id, line});
        model.toned.set(id, classes.tone);
      }
    } else if (readDirection(statement)) {
      direction = readDirection(statement);
    } else {
      model.relations.push(readRelation(statement));
    }
  }
  if (open) throw new SourceError('"}" is missing after the attributes', open.line);
  if (model.relations.length === 0) throw new SourceError('the diagram has no relation');
  const known = new Set(entities(model));
  for (const {id, line} of colored)
    if (!known.has(id)) throw new SourceError(`the diagram has no entity "${id}"`, line);
  return {model, direction};
}

function readAttribute(statement: Statement): string {
  const [, attribute, comment] = attributeLine.exec(statement.text) ?? [];
  if (!attribute) throw cannotRead(statement, supported);
  return comment ?? attribute;
}

function readRelation(statement: Statement): DataModel['relations'][number] {
  const [matched, quotedFrom, from, leftEnd = '', rightEnd = '', quotedTo, to, quotedLabel, label] =
    relationLine.exec(statement.text) ?? [];
  const [fromCount, toCount] = [left[leftEnd], right[rightEnd]];
  if (!matched || !fromCount || !toCount) throw cannotRead(statement, supported);
  checkIds(
    [from, to, label].filter((id) => id !== undefined),
    statement.line,
  );
  return {
    from: quotedFrom ?? from ?? '',
    fromCount,
    to: quotedTo ?? to ?? '',
    toCount,
    label: quotedLabel ?? label ?? '',
  };
}
