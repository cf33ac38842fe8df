/** A value or a filter's argument, such as `"yyyy-MM-dd"`. */
type Literal = string | number | boolean | null;
type Filter = {name: string; args: Literal[]};

export type Expression = {
  root: 'item' | 'nodes' | 'execution' | 'workflow';
  /** The earlier node that `nodes["…"]` names. */
  node?: string;
  steps: (string | number)[];
  filters: Filter[];
};

/** Text and expressions in order. */
export type Template = (string | Expression)[];

/** The types of each filter's arguments. */
const filters: Record<string, ('any' | 'string' | 'integer')[]> = {
  default: ['any'],
  upper: [],
  lower: [],
  json: [],
  length: [],
  join: ['string'],
  round: ['integer'],
  date: ['string'],
};

const fields = {
  nodes: ['item', 'items'],
  execution: ['id', 'startedAt'],
  workflow: ['name'],
};

export const hasExpression = (text: string): boolean => text.includes('{{');

/** Reads a text with expressions in double braces. */
export function parseTemplate(text: string): Template {
  const parts: Template = [];
  let position = 0;
  for (;;) {
    const open = text.indexOf('{{', position);
    if (open < 0) break;
    if (open > position) parts.push(text.slice(position, open));
    const reader = new Reader(text, open + 2);
    parts.push(readExpression(reader));
    position = reader.position;
  }
  if (position < text.length || parts.length === 0) parts.push(text.slice(position));
  return parts;
}

function readExpression(reader: Reader): Expression {
  const root = reader.name();
  if (root !== 'item' && root !== 'nodes' && root !== 'execution' && root !== 'workflow')
    throw reader.problem(`"${root}" isn't item, nodes, execution, or workflow`);
  const expression: Expression = {root, steps: readSteps(reader), filters: []};
  if (root === 'nodes') {
    const node = expression.steps.shift();
    if (typeof node !== 'string') throw reader.problem('nodes requires the name of a node');
    expression.node = node;
  }
  const [first] = expression.steps;
  if (root !== 'item' && !fields[root].includes(String(first)))
    throw reader.problem(`after ${root} comes ${fields[root].join(' or ')}`);
  while (reader.take('|')) expression.filters.push(readFilter(reader));
  if (!reader.take('}}')) throw reader.problem("the expression doesn't end with }}");
  return expression;
}

function readSteps(reader: Reader): (string | number)[] {
  const steps: (string | number)[] = [];
  for (;;) {
    if (reader.take('.')) steps.push(reader.name());
    else if (reader.take('[')) {
      const step = reader.literal();
      if (typeof step !== 'string' && !(typeof step === 'number' && Number.isInteger(step)))
        throw reader.problem('brackets contain text in quotes or a whole number');
      if (!reader.take(']')) throw reader.problem("a bracket isn't closed");
      steps.push(step);
    } else return steps;
  }
}

function readFilter(reader: Reader): Filter {
  const name = reader.name();
  const takes = filters[name];
  if (!takes) throw reader.problem(`there's no filter "${name}"`);
  const args: Literal[] = [];
  if (reader.take('(') && !reader.take(')')) {
    do args.push(reader.literal());
    while (reader.take(','));
    if (!reader.take(')')) throw reader.problem("a parenthesis isn't closed");
  }
  if (args.length !== takes.length)
    throw reader.problem(`${name} accepts ${takes.length} argument(s), not ${args.length}`);
  takes.forEach((kind, index) => {
    const argument = args[index];
    if (kind === 'string' && typeof argument !== 'string')
      throw reader.problem(`${name} requires text in quotes`);
    if (
      kind === 'integer' &&
      !(Number.isInteger(argument) && Number(argument) >= 0 && Number(argument) < 10)
    )
      throw reader.problem(`${name} requires a whole number from 0 to 9`);
  });
  return {name, args};
}

/** Reads from left to right and skips whitespace. */
class Reader {
  constructor(
    private readonly text: string,
    public position: number,
  ) {}

  problem(message: string): Error {
    const end = this.text.indexOf('}}', this.position);
    const start = this.text.lastIndexOf('{{', this.position);
    return new Error(`${message}, in ${this.text.slice(start, end < 0 ? undefined : end + 2)}`);
  }

  take(token: string): boolean {
    this.blanks();
    if (!this.text.startsWith(token, this.position)) return false;
    this.position += token.length;
    return true;
  }

  name(): string {
    this.blanks();
    const found = this.match(/[A-Za-z_]\w*/y);
    if (found === undefined) throw this.problem('a name is missing');
    return found;
  }

  literal(): Literal {
    this.blanks();
    const found = this.match(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null/y);
    if (found === undefined) throw this.problem('text in double quotes or a number is missing');
    return JSON.parse(found) as Literal;
  }

  private blanks(): void {
    this.match(/\s*/y);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }
}
