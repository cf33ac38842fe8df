import {describe, expect, it} from 'vitest';
import {merge} from './merge';
import {items, runAll} from './test-support';

const first = items({id: 1, a: 'x'}, {id: 2, a: 'y'}, {id: null, a: 'z'}, {id: 2, a: 'w'});
const second = items({id: 2, b: 'p'}, {id: '1', b: 'q'}, {id: 2, b: 'r'}, {b: 's'});
const run = (settings: Record<string, unknown>) =>
  runAll(merge, 'merge', settings, first, second).main;
const byKey = {mode: 'combineByKey', keys: [{first: 'id', second: 'id'}]};
const pairs = items(
  {id: 2, a: 'y', b: 'p'},
  {id: 2, a: 'y', b: 'r'},
  {id: 2, a: 'w', b: 'p'},
  {id: 2, a: 'w', b: 'r'},
);

describe('merge', () => {
  it('appends the second to the first', () => {
    expect(run({mode: 'append'})).toEqual([...first, ...second]);
  });

  it("pairs equal keys in the first input's order, but not missing keys or keys of other types", () => {
    expect(run(byKey)).toEqual(pairs);
  });

  it('keeps unmatched items in place, and those of the second input at the end', () => {
    expect(run({...byKey, unmatched: 'keepFirst'})).toEqual([
      first[0],
      ...pairs.slice(0, 2),
      first[2],
      ...pairs.slice(2),
    ]);
    expect(run({...byKey, unmatched: 'keepAll'})?.slice(6)).toEqual([second[1], second[3]]);
  });

  it('pairs items only if all keys are equal', () => {
    const keys = [...byKey.keys, {first: 'a', second: 'b'}];
    expect(run({...byKey, keys})).toEqual([]);
    expect(() => run({mode: 'combineByKey'})).toThrow('The keys setting is empty');
  });

  it('pairs by position, and drops or keeps the remaining items', () => {
    const short = items({b: 1});
    const pairCount = (unmatched: string, ...sides: [typeof first, typeof first]) =>
      runAll(merge, 'merge', {mode: 'combineByPosition', unmatched}, ...sides).main?.length;
    expect([pairCount('drop', first, short), pairCount('keepFirst', first, short)]).toEqual([1, 4]);
    expect([pairCount('keepFirst', short, first), pairCount('keepAll', short, first)]).toEqual([
      1, 4,
    ]);
  });

  it('takes a whole field or file from the preferred side if both have it', () => {
    const left = [{json: {x: {a: 1}, y: 1}, files: {f: 1, g: 1}}];
    const right = [{json: {x: {b: 2}}, files: {f: 2}}];
    const combined = (prefer: string) =>
      runAll(merge, 'merge', {mode: 'combineByPosition', prefer}, left, right).main;
    expect(combined('second')).toEqual([{json: {x: {b: 2}, y: 1}, files: {f: 2, g: 1}}]);
    expect(combined('first')).toEqual([{json: {x: {a: 1}, y: 1}, files: {f: 1, g: 1}}]);
  });

  it('chooses a branch', () => {
    expect(run({mode: 'chooseBranch'})).toEqual(first);
    expect(run({mode: 'chooseBranch', branch: 'second'})).toEqual(second);
  });

  it('fails if the result has more than 10,000 items', () => {
    const many = Array.from({length: 101}, () => ({json: {id: 1}}));
    expect(() => runAll(merge, 'merge', byKey, many, many)).toThrow('More than 10,000 items');
  });
});
