import type {Item, Ports} from '../../../src/content-model/workflow/types';

/** A failure that the execution shows to its owner. */
export class NodeError extends Error {}

/** What expressions can read besides the current item. */
export type Scope = {
  /** The items that earlier nodes put out, by the node's name. */
  nodes: Map<string, Item[]>;
  execution: {id: string; startedAt: string};
  workflow: {name: string};
};

export type Context = {
  /** With defaults, expressions not yet resolved. */
  settings: Record<string, unknown>;
  scope: Scope;
};

/** A node that sees one item at a time, and its place in the list from 0. */
export type EachNode = (item: Item, context: Context, index: number) => Ports;

/** A node that sees every item of every input at once. */
export type AllNode = (inputs: Ports, context: Context) => Ports;
