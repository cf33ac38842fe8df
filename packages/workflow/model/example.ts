import * as z from 'zod';
import {ancestorsOf, type NodeFiles} from './document';
import {outputsOf} from './node-file';
import type {Ports, WorkflowDocument} from './types';

const item = z.strictObject({
  json: z.record(z.string(), z.unknown()),
  files: z.record(z.string(), z.unknown()).optional(),
});
const ports = z.record(z.string(), z.array(item));

const common = {
  title: z.string().min(5).max(100),
  /** Validated against document.schema.json. */
  document: z.custom<WorkflowDocument>((value) => typeof value === 'object' && value !== null),
  /** Recorded outputs of nodes that can't be computed: node ID → output → items. */
  // eslint-disable-next-line id-denylist -- a key of the data files
  given: z.record(z.string(), ports).default({}),
  /** The value of `execution` in expressions. */
  execution: z.strictObject({id: z.string(), startedAt: z.string()}).optional(),
};

export const exampleSchema = z.strictObject({
  ...common,
  /** Name of the node whose items the page shows. */
  shows: z.string().min(1),
  out: ports,
});

export const recipeSchema = z.strictObject(common);

export type Example = z.infer<typeof exampleSchema>;
export type Recipe = z.infer<typeof recipeSchema>;

/** Problems of the recorded outputs. The document itself is already valid. */
export function recordedOutputProblems(
  {document, given: recordedOutputs}: Recipe,
  nodeFile: NodeFiles,
  pure: ReadonlySet<string>,
): string[] {
  return Object.entries(recordedOutputs).flatMap(([id, outputs]) => {
    const node = document.nodes.find((candidate) => candidate.id === id);
    if (!node) return [`given.${id}: the workflow has no such node`];
    if (pure.has(node.type))
      return [`given.${id}: this node's output is computed, so leave it out`];
    return portProblems(outputs, outputsOf(nodeFile(node.type), node), `given.${id}`);
  });
}

export function exampleProblems(
  {document, given: recordedOutputs, shows, out}: Example,
  slug: string,
  nodeFile: NodeFiles,
  pure: ReadonlySet<string>,
): string[] {
  const node = document.nodes.find(({name}) => name === shows);
  if (!node) return [`shows: no node is named "${shows}"`];
  const earlier = ancestorsOf(document, node.id);
  const silent = document.nodes.filter(
    ({id, type, disabled}) =>
      earlier.has(id) && !pure.has(type) && !disabled && !recordedOutputs[id],
  );
  return [
    // A second example of a node starts with the node's name: `html-extract`.
    ...(slug === node.type || slug.startsWith(`${node.type}-`)
      ? []
      : [`shows: "${shows}" has the type ${node.type}, not ${slug}`]),
    ...silent.map(({id}) => `given: nothing says what "${id}" puts out`),
    ...portProblems(out, outputsOf(nodeFile(node.type), node), 'out'),
  ];
}

const portProblems = (ports: Ports, known: string[], path: string): string[] =>
  Object.keys(ports)
    .filter((port) => !known.includes(port))
    .map((port) => `${path}.${port}: the node has no such output`);
