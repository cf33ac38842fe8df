import {expect, it} from 'vitest';
import {element} from '../svg/element';
import type {LayeredGraph} from './layered';
import {drawOutline} from './outline';
import {readingOrder} from './reading-order';

const node = (id: string) => ({
  id,
  name: id,
  width: 80,
  height: 30,
  draw: ({x, y}: {x: number; y: number}) => element('rect', {id, x, y}),
});

const graph: LayeredGraph = {
  nodes: ['Late', 'A', 'B', 'C'].map(node),
  edges: [
    {from: 'A', to: 'B', labels: ['next']},
    {from: 'A', to: 'C', labels: ['other'], dashed: true},
    {from: 'B', to: 'A', labels: ['back']},
    {from: 'C', to: 'Late', labels: []},
  ],
};

it('lists each node before the nodes that it leads to, and first those that lead on', () => {
  const order = readingOrder({...graph, edges: graph.edges.filter(({to}) => to !== 'A')});
  expect(order.map(({id}) => id)).toEqual(['A', 'C', 'Late', 'B']);
});

it('keeps the members of a group together', () => {
  const groups = [{label: 'G', members: ['A', 'Late']}];
  const order = readingOrder({...graph, groups}).map(({id}) => id);
  expect(Math.abs(order.indexOf('A') - order.indexOf('Late'))).toBe(1);
});

it('draws each node once, mentions the targets of all other edges, and only mentions those that lead nowhere', () => {
  const {content, width} = drawOutline(graph, 332);
  expect(width).toBe(332);
  expect(content).not.toContain('<rect id="Late"');
  for (const id of ['A', 'B', 'C'])
    expect(content.match(new RegExp(`<rect id="${id}"`, 'g'))).toHaveLength(1);
  expect(content.match(/dg-chip/g)).toHaveLength(3);
  expect(content.match(/dg-dashed/g)).toHaveLength(1);
  for (const label of ['next', 'other', 'back']) expect(content).toContain(`>${label}<`);
});

it('writes cardinalities after the label', () => {
  const related = [{from: 'A', to: 'B', labels: ['has'], startMark: '1', endMark: '*'}];
  expect(drawOutline({nodes: graph.nodes, edges: related}, 332).content).toContain('has (1 to *)');
});
