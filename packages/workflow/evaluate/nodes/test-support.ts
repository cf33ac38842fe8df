import path from 'node:path';
import {WorkflowLibrary} from '../../model/library';
import type {Item} from '../../model/types';
import {paths} from '../../../contract/paths';
import {withDefaults} from '../defaults';
import type {AllNode, Context, EachNode} from '../types';

const library = new WorkflowLibrary(path.join(paths.repository, 'content', 'data', 'workflow'));

/** The settings of a document with the defaults of the node's file. */
export const contextOf = (type: string, settings: Record<string, unknown>): Context => ({
  settings: withDefaults(library.loadNode(type).settings, settings) as Record<string, unknown>,
  scope: {
    nodes: new Map([['Before', [{json: {id: 7}}]]]),
    execution: {id: 'exe_1', startedAt: '2026-04-03T09:01:00Z'},
    workflow: {name: 'Test'},
  },
});

/** Creates items from their `json`. */
export const items = (...json: Record<string, unknown>[]): Item[] =>
  json.map((value) => ({json: value}));

export const runEach = (
  node: EachNode,
  type: string,
  settings: Record<string, unknown>,
  item: Item,
) => node(item, contextOf(type, settings), 0);

export const runAll = (
  node: AllNode,
  type: string,
  settings: Record<string, unknown>,
  ...[first, second]: Item[][]
) => node(second ? {first: first ?? [], second} : {main: first ?? []}, contextOf(type, settings));
