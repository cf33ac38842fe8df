import {describe, expect, it} from 'vitest';
import {codeForAll, codeForEach} from './code';
import {contextOf, items, runAll, runEach} from './test-support';

const given = items({n: 1}, {n: 2});
const all = (source: string) => runAll(codeForAll(), 'code', {source}, given).main;
const each = (source: string) => runEach(codeForEach, 'code', {source}, {json: {n: 1}}).main;

describe('code', () => {
  it('gets all items and puts out what it returns', () => {
    expect(all('return items.filter(({json}) => json.n > 1);')).toEqual(items({n: 2}));
  });

  it('gets one item and its place, and drops it by null', () => {
    expect(each('return {json: {sum: item.json.n + index}};')).toEqual(items({sum: 1}));
    expect(each('return null;')).toEqual([]);
  });

  it('reads earlier nodes, the execution and the workflow', () => {
    expect(
      all('return [{json: {id: nodes.Before.item.id, e: execution.id, w: workflow.name}}];'),
    ).toEqual(items({id: 7, e: 'exe_1', w: 'Test'}));
  });

  it('works on copies, and what JSON cannot hold is lost', () => {
    const changed = all('items[0].json.n = 9; items[0].json.f = () => 1; return items;');
    expect(changed).toEqual(items({n: 9}, {n: 2}));
    expect(given[0]?.json).toEqual({n: 1});
  });

  it.each(['', 'return {json: {}};', 'return [{n: 1}];', 'return [{json: 1}];', 'return 5;'])(
    'refuses "%s"',
    (source) => {
      expect(() => all(source)).toThrow('The code does not return a list of items');
    },
  );

  it('refuses a promise, since its items would come too late', () => {
    expect(() => all('return Promise.resolve(items);')).toThrow('does not return a list of items');
  });

  it.each(['fetch', 'require', 'process', 'setTimeout'])('has no %s', (name) => {
    expect(() => all(`return ${name}();`)).toThrow(`ReferenceError: ${name} is not defined`);
  });

  it('shows what the program throws', () => {
    expect(() => all('throw new Error("No buyer");')).toThrow('Error: No buyer');
    expect(() => all('return [')).toThrow('SyntaxError');
  });

  it('leaves braces in the program alone', () => {
    expect(all('return [{json: {t: "{{ item.n }}"}}];')).toEqual(items({t: '{{ item.n }}'}));
  });

  it('ends a program that does not end by itself', () => {
    const node = codeForAll(50);
    expect(() => node({main: given}, contextOf('code', {source: 'for (;;) {}'}))).toThrow(
      'The code ran longer than 10 seconds',
    );
  });
});
