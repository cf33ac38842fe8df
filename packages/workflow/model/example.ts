import * as z from 'zod';
import type {NodeFiles} from './document';
import {outputsOf} from './node-file';
import type {Ports, WorkflowDocument, WorkflowNode} from './types';

const item = z.strictObject({
  json: z.record(z.string(), z.unknown()),
  files: z.record(z.string(), z.unknown()).optional(),
});
const ports = z.record(z.string(), z.array(item));

export const recipeSchema = z.strictObject({
  title: z.string().min(5).max(100),
  /** Validated against document.schema.json. */
  document: z.custom<WorkflowDocument>((value) => typeof value === 'object' && value !== null),
});

export const exampleSchema = recipeSchema.extend({
  /** Name of the node whose items the page shows. */
  shows: z.string().min(1),
  /** Outputs of the nodes before it: node ID → output → items. */
  // eslint-disable-next-line id-denylist -- a key of the data files
  given: z.record(z.string(), ports).default({}),
  /** Its own outputs. */
  out: ports,
});

export type Example = z.infer<typeof exampleSchema>;
export type Recipe = z.infer<typeof recipeSchema>;

/** The items that the node gets. Those of several connections to one input are in the document's order. */
export function itemsInto(
  {document, given: outputs}: Pick<Example, 'document' | 'given'>,
  {id}: WorkflowNode,
): Ports {
  const items: Ports = {};
  for (const {from, output, to, input} of document.connections) {
    if (to !== id) continue;
    items[input] = [...(items[input] ?? []), ...(outputs[from]?.[output] ?? [])];
  }
  return items;
}

/** Problems of the outputs. The document itself is already valid. */
export function exampleProblems(
  {document, given: outputs, shows, out}: Example,
  slug: string,
  nodeFile: NodeFiles,
): string[] {
  const node = document.nodes.find(({name}) => name === shows);
  if (!node) return [`shows: no node is named "${shows}"`];
  const sources = document.connections.filter(({to}) => to === node.id).map(({from}) => from);
  return [
    // A second example of a node starts with the node's name: `html-extract`.
    ...(slug === node.type || slug.startsWith(`${node.type}-`)
      ? []
      : [`shows: "${shows}" has the type ${node.type}, not ${slug}`]),
    ...sources.filter((id) => !outputs[id]).map((id) => `given: the output of "${id}" is missing`),
    ...Object.entries(outputs).flatMap(([id, ports]) => {
      const source = document.nodes.find((candidate) => candidate.id === id);
      return source
        ? portProblems(ports, outputsOf(nodeFile(source.type), source), `given.${id}`)
        : [`given.${id}: the workflow has no such node`];
    }),
    ...portProblems(out, outputsOf(nodeFile(node.type), node), 'out'),
  ];
}

const portProblems = (ports: Ports, known: string[], path: string): string[] =>
  Object.keys(ports)
    .filter((port) => !known.includes(port))
    .map((port) => `${path}.${port}: the node has no such output`);
