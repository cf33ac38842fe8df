import type {Relation} from '../flow';

export type FlowNode = {id: string; label?: string; className?: string};

/** Text that Mermaid reads without quotes wherever it appears. */
export const plainText = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_ ,.'…/:]|-(?!-))*`;
/** Text in quotes. Mermaid reads backticks as Markdown. */
export const quotedText = '[^"`]+';
const label = String.raw`(?:"(${quotedText})"|(${plainText}))`;
const node = new RegExp(
  // A hyphen belongs to an ID only between its words, so that A-->B needs no spaces.
  String.raw`\s*([A-Za-z_]\w*(?:-\w+)*)(?:\[${label}\]|\(${label}\))?(?::::(\w+))?\s*`,
  'uy',
);
const link = new RegExp(String.raw`(<-->|-->|-\.->)\s*(?:\|${label}\|)?`, 'uy');
const ampersand = /&/y;

type Links = {nodes: FlowNode[]; links: Relation[]};

/** Reads nodes and the links between them: `A & B -->|text| C --> D`. */
export function readLinks(text: string): Links | undefined {
  let position = 0;
  const next = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) position = pattern.lastIndex;
    return match ?? undefined;
  };
  const nextNodes = (): FlowNode[] | undefined => {
    const nodes: FlowNode[] = [];
    do {
      const match = next(node);
      if (!match) return undefined;
      nodes.push(toNode(match));
    } while (next(ampersand));
    return nodes;
  };

  let sources = nextNodes();
  if (!sources) return undefined;
  const read: Links = {nodes: [...sources], links: []};
  while (position < text.length) {
    const match = next(link);
    const targets = match && nextNodes();
    if (!targets) return undefined;
    for (const {id: from} of sources)
      for (const {id: to} of targets) read.links.push({from, to, ...toLink(match)});
    read.nodes.push(...targets);
    sources = targets;
  }
  return read;
}

function toNode([, id = '', ...rest]: RegExpExecArray): FlowNode {
  const [quoted, plain, quotedRound, plainRound, className] = rest;
  return {id, label: quoted ?? plain ?? quotedRound ?? plainRound, className};
}

const toLink = ([, arrow, quoted, plain]: RegExpExecArray) => ({
  label: quoted ?? plain ?? '',
  dashed: arrow === '-.->',
  bothWays: arrow === '<-->',
});
