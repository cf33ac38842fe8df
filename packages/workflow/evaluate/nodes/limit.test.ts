import {describe, expect, it} from 'vitest';
import {limit} from './limit';
import {items, runAll} from './test-support';

const input = items({n: 2}, {n: 5}, {n: 1});
const run = (settings: Record<string, unknown>) => runAll(limit, 'limit', settings, input).main;

describe('limit', () => {
  it('passes on the first or the last items in their order', () => {
    expect(run({count: 2})).toEqual(input.slice(0, 2));
    expect(run({count: 2, from: 'last'})).toEqual(input.slice(1));
  });

  it('passes on all items if there are fewer', () => {
    expect(run({count: 9})).toEqual(input);
    expect(run({count: 9, from: 'last'})).toEqual(input);
  });

  it('reads an expression from the first item', () => {
    expect(run({count: '{{ item.n }}'})).toHaveLength(2);
  });

  it.each(['{{ item.gone }}', '2', 0, 1.5])('rejects %j', (count) => {
    expect(() => run({count})).toThrow("The count setting isn't a whole number of 1 or more");
  });
});
