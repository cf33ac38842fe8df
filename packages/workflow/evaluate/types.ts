import type {Item, Ports} from '../model/types';

/** An error that the execution shows to its owner. */
export class NodeError extends Error {}

/** What expressions can read in addition to the current item. */
export type Scope = {
  /** Outputs of earlier nodes, by the node's name. */
  nodes: Map<string, Item[]>;
  execution: {id: string; startedAt: string};
  workflow: {name: string};
};

export type Context = {
  /** With defaults. Expressions aren't resolved yet. */
  settings: Record<string, unknown>;
  scope: Scope;
};

/** A node that processes one item at a time, with its zero-based index. */
export type EachNode = (item: Item, context: Context, index: number) => Ports;

/** A node that processes all items of all inputs together. */
export type AllNode = (inputs: Ports, context: Context) => Ports;
