import {describe, expect, it} from 'vitest';
import type {NodeFile} from '../../../src/content-model/workflow/node-file';
import type {Item, WorkflowNode} from '../../../src/content-model/workflow/types';
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

const run = (nodes: WorkflowNode[], connections: ReturnType<typeof link>[], given: Item[]) =>
  runWorkflow(
    {document: {name: 'Test', nodes, connections}, given: {start: {main: given}}},
    nodeFile,
  );

describe('runWorkflow', () => {
  it('runs a node after those that lead to it, whatever the order in the document', () => {
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

  it('does not run a node to which no item comes', () => {
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

  it('lets expressions read what an earlier node put out, over all its outputs', () => {
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
    ).toThrow('count is not a whole number');
  });

  it('passes everything through a disabled node', () => {
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
  const failed = {json: {x: 'text', error: {message: 'The left side is not a number: "text"'}}};

  it('ends when a node fails and onError is stop, the default', () => {
    expect(() => failing(undefined)).toThrow('The left side is not a number: "text"');
  });

  it('puts out an item that failed with its error, and goes on with the others', () => {
    expect(failing('continue')).toEqual({main: [failed, ...items(2)]});
    expect(failing('output')).toEqual({error: [failed], main: items(2)});
  });

  it('fails on all items when the node sees them at once', () => {
    const runs = run(
      [node('start', 'start'), node('cut', 'limit', {count: 0.5}, {onError: 'output'})],
      [link('start', 'cut')],
      items(1, 2),
    );
    expect(runs.get('cut')?.out.error?.map(({json}) => json.x)).toEqual([1, 2]);
  });
});
