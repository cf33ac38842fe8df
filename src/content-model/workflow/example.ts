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
  /** Checked against document.schema.json, not here. */
  document: z.custom<WorkflowDocument>((value) => typeof value === 'object' && value !== null),
  /** What nodes put out that are not computed: node id → output → items. */
  given: z.record(z.string(), ports).default({}),
  /** What `execution` means in expressions. */
  execution: z.strictObject({id: z.string(), startedAt: z.string()}).optional(),
};

export const exampleForm = z.strictObject({
  ...common,
  /** Name of the node whose items the page prints. */
  shows: z.string().min(1),
  out: ports,
});

export const recipeForm = z.strictObject(common);

export type Example = z.infer<typeof exampleForm>;
export type Recipe = z.infer<typeof recipeForm>;

/** What is wrong with the items around a document that is itself right. */
export function givenProblems(
  {document, given}: Recipe,
  nodeFile: NodeFiles,
  pure: ReadonlySet<string>,
): string[] {
  return Object.entries(given).flatMap(([id, outputs]) => {
    const node = document.nodes.find((one) => one.id === id);
    if (!node) return [`given.${id}: there is no such node`];
    if (pure.has(node.type)) return [`given.${id}: what this node puts out is computed`];
    return portProblems(outputs, outputsOf(nodeFile(node.type), node), `given.${id}`);
  });
}

export function exampleProblems(
  {document, given, shows, out}: Example,
  slug: string,
  nodeFile: NodeFiles,
  pure: ReadonlySet<string>,
): string[] {
  const node = document.nodes.find(({name}) => name === shows);
  if (!node) return [`shows: no node is called "${shows}"`];
  const earlier = ancestorsOf(document, node.id);
  const silent = document.nodes.filter(
    ({id, type, disabled}) => earlier.has(id) && !pure.has(type) && !disabled && !given[id],
  );
  return [
    // A second example of a node is named after it too: `html-extract`.
    ...(slug === node.type || slug.startsWith(`${node.type}-`)
      ? []
      : [`shows: "${shows}" is of the type ${node.type}, not ${slug}`]),
    ...silent.map(({id}) => `given: nothing says what "${id}" puts out`),
    ...portProblems(out, outputsOf(nodeFile(node.type), node), 'out'),
  ];
}

const portProblems = (given: Ports, known: string[], at: string): string[] =>
  Object.keys(given)
    .filter((port) => !known.includes(port))
    .map((port) => `${at}.${port}: the node has no such output`);
