import type {FlowModel} from '../flow';
import {SourceError} from '../source';
import {plainText, quotedText, readLinks, type FlowNode} from './flowchart-links';
import {
  cannotRead,
  checkIds,
  readClass,
  toneNamed,
  type Direction,
  type Statement,
  type Statements,
} from './statements';

const supported =
  '"A --> B", "A -->|text| B", "A -.-> B", "A <--> B", nodes "A", "A[Name]", and "A["Name<br>Role"]", "subgraph A[Name]" with "end", and "class A,B accent"; a text with other characters than letters, digits, and , . \' / : - is in quotes';

const directions: Record<string, Direction | undefined> = {LR: 'right', TB: 'down', TD: 'down'};
const subgraphLine = new RegExp(
  String.raw`^subgraph\s+(\w+)(?:\[(?:"(${quotedText})"|(${plainText}))\])?$`,
  'u',
);

type Subgraph = {id: string; label: string; members: Set<string>};

/**
 * Reads a `flowchart`. The first line of a node's label is its name, and the second says what it
 * does.
 */
export function parseFlowchart(statements: Statements): {model: FlowModel; direction?: Direction} {
  const direction = readHeader(statements);
  const nodes = new Map<string, {label?: string; line: number}>();
  const links: FlowModel['relations'] = [];
  const subgraphs: Subgraph[] = [];
  const classes: {id: string; className: string; line: number}[] = [];
  let open: Subgraph | undefined;

  const addNode = ({id, label, className}: FlowNode, line: number) => {
    checkIds([id], line);
    nodes.set(id, {line, ...nodes.get(id), ...(label === undefined ? {} : {label})});
    if (className) classes.push({id, className, line});
    open?.members.add(id);
  };

  for (const statement of statements.body) {
    const {text, line} = statement;
    const subgraph = readSubgraph(statement);
    const colored = readClass(statement);
    if (subgraph) {
      checkIds([subgraph.id], line);
      if (open) throw new SourceError('a subgraph inside a subgraph is not supported', line);
      open = subgraph;
      subgraphs.push(open);
    } else if (text === 'end') {
      if (!open) throw new SourceError('"end" without a subgraph', line);
      open = undefined;
    } else if (colored) {
      classes.push(...colored.ids.map((id) => ({id, className: colored.tone, line})));
    } else {
      const read = readLinks(text);
      if (!read) throw cannotRead(statement, supported);
      for (const node of read.nodes) addNode(node, line);
      links.push(...read.links);
    }
  }
  if (open) throw new SourceError(`"end" is missing after the subgraph ${open.id}`);
  if (links.length === 0) throw new SourceError('the flowchart has no link');
  checkNodes(nodes, links, subgraphs);
  for (const {id, line} of classes)
    if (!nodes.has(id)) throw new SourceError(`the flowchart has no node "${id}"`, line);

  const nameOf = (id: string) => splitLabel(nodes.get(id)?.label ?? id).name;
  const roles = [...nodes].flatMap(([id, {label}]) => {
    const {role} = splitLabel(label ?? '');
    return role ? [[nameOf(id), role] as const] : [];
  });
  return {
    direction,
    model: {
      relations: links.map((link) => ({...link, from: nameOf(link.from), to: nameOf(link.to)})),
      roles: new Map(roles),
      groups: subgraphs.map(({label, members}) => ({label, members: [...members].map(nameOf)})),
      toned: new Map(
        classes.map(({id, className, line}) => [nameOf(id), toneNamed(className, line)]),
      ),
    },
  };
}

function readHeader({argument, headerLine}: Statements): Direction | undefined {
  if (argument && !directions[argument]) {
    throw new SourceError(
      `"${argument}" isn't supported; write "flowchart", "flowchart LR", or "flowchart TB"`,
      headerLine,
    );
  }
  return directions[argument];
}

function readSubgraph({text}: Statement): Subgraph | undefined {
  const [, id, quoted, plain] = subgraphLine.exec(text) ?? [];
  return id ? {id, label: quoted ?? plain ?? id, members: new Set()} : undefined;
}

function splitLabel(label: string): {name: string; role: string} {
  const [name = '', ...rest] = label.split(/\s*<br\s*\/?>\s*/);
  return {name, role: rest.join(' ')};
}

function checkNodes(
  nodes: Map<string, {label?: string; line: number}>,
  links: FlowModel['relations'],
  subgraphs: Subgraph[],
): void {
  const linked = new Set(links.flatMap(({from, to}) => [from, to]));
  const names = new Map<string, string>();
  for (const [id, {label, line}] of nodes) {
    if (subgraphs.some((subgraph) => subgraph.id === id))
      throw new SourceError(`"${id}" is a subgraph; a link goes to one of its nodes`, line);
    if (!linked.has(id)) throw new SourceError(`no link goes to or from "${id}"`, line);
    const {name} = splitLabel(label ?? id);
    const other = names.get(name);
    if (other) throw new SourceError(`"${other}" and "${id}" have the same name "${name}"`, line);
    names.set(name, id);
  }
}
