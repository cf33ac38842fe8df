import {describe, expect, it} from 'vitest';
import type {NodeFile} from '../model/node-file';
import type {Item, WorkflowNode} from '../model/types';
import {runWorkflow} from './run';

const files: Record<string, Partial<NodeFile>> = {
  start: {inputs: [], outputs: ['main'], settings: {properties: {}}},
  filter: {inputs: ['main'], outputs: ['main'], settings: {properties: {}}},
  if: {inputs: ['main'], outputs: ['true', 'false'], settings: {properties: {}}},
  limit: {
    inputs: ['main'],
    outputs: ['main'],
    settings: {properties: {from: {type: 'string', default: 'first'}}},
  },
};
const nodeFile = (type: string) => files[type] as NodeFile;
const node = (id: string, type: string, settings = {}, more: Partial<WorkflowNode> = {}) => ({
  id,
  name: id.toUpperCase(),
  type,
  position: [0, 0] as [number, number],
  settings,
  ...more,
});
const link = (from: string, to: string, output = 'main') => ({from, output, to, input: 'main'});
const items = (...values: unknown[]): Item[] => values.map((x) => ({json: {x}}));
const large = {rules: [{left: '{{ item.x }}', type: 'number', operator: 'greaterThan', right: 1}]};

const run = (nodes: WorkflowNode[], connections: ReturnType<typeof link>[], input: Item[]) =>
  runWorkflow(
    // eslint-disable-next-line id-denylist -- a key of the data files
    {document: {name: 'Test', nodes, connections}, given: {start: {main: input}}},
    nodeFile,
  );

describe('runWorkflow', () => {
  it('runs a node after those that lead to it, in any order of the document', () => {
    const runs = run(
      [
        node('last', 'limit', {count: 1}),
        node('check', 'if', {conditions: large}),
        node('start', 'start'),
      ],
      [link('check', 'last', 'true'), link('start', 'check')],
      items(1, 2, 3),
    );
    expect(runs.get('check')?.out).toEqual({false: items(1), true: items(2, 3)});
    expect(runs.get('last')).toEqual({in: {main: items(2, 3)}, out: {main: items(2)}});
  });

  it("doesn't run a node that gets no items", () => {
    const broken = node('last', 'limit', {count: 'x'});
    const runs = run(
      [node('start', 'start'), node('keep', 'filter', {conditions: large}), broken],
      [link('start', 'keep'), link('keep', 'last')],
      items(1),
    );
    expect(runs.get('last')).toEqual({in: {main: []}, out: {}});
  });

  it('joins connections to one input in the order of the document', () => {
    const runs = run(
      [
        node('start', 'start'),
        node('check', 'if', {conditions: large}),
        node('all', 'limit', {count: 9}),
      ],
      [link('start', 'check'), link('check', 'all', 'false'), link('check', 'all', 'true')],
      items(3, 1, 2),
    );
    expect(runs.get('all')?.in.main).toEqual(items(1, 3, 2));
  });

  it('lets expressions read all outputs of an earlier node', () => {
    const count = '{{ nodes["CHECK"].item.x }}';
    const runs = run(
      [
        node('start', 'start'),
        node('check', 'if', {conditions: large}),
        node('cut', 'limit', {count}),
      ],
      [link('start', 'check'), link('check', 'cut', 'false')],
      items(1, 2),
    );
    // The first item of `true` comes before that of `false`.
    expect(runs.get('cut')?.out.main).toEqual(items(1));
    expect(() =>
      run(
        [node('start', 'start'), node('cut', 'limit', {count: '{{ nodes["START"].item.x }}'})],
        [link('start', 'cut')],
        items('two'),
      ),
    ).toThrow("count setting isn't a whole number");
  });

  it('passes all items through a disabled node', () => {
    const runs = run(
      [node('start', 'start'), node('keep', 'filter', {conditions: large}, {disabled: true})],
      [link('start', 'keep')],
      items(1, 2),
    );
    expect(runs.get('keep')?.out.main).toEqual(items(1, 2));
  });

  const failing = (onError: WorkflowNode['onError']) =>
    run(
      [node('start', 'start'), node('keep', 'filter', {conditions: large}, {onError})],
      [link('start', 'keep')],
      items('text', 1, 2),
    ).get('keep')?.out;
  const failed = {json: {x: 'text', error: {message: 'The left side isn\'t a number: "text"'}}};

  it('stops if a node fails and onError is stop, which is the default', () => {
    expect(() => failing(undefined)).toThrow('The left side isn\'t a number: "text"');
  });

  it('outputs a failed item with its error and continues with the others', () => {
    expect(failing('continue')).toEqual({main: [failed, ...items(2)]});
    expect(failing('output')).toEqual({error: [failed], main: items(2)});
  });

  it('fails for all items if the node processes them together', () => {
    const runs = run(
      [node('start', 'start'), node('cut', 'limit', {count: 0.5}, {onError: 'output'})],
      [link('start', 'cut')],
      items(1, 2),
    );
    expect(runs.get('cut')?.out.error?.map(({json}) => json.x)).toEqual([1, 2]);
  });
});
