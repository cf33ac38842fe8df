import {describe, expect, it} from 'vitest';
import {codeForAll, codeForEach} from './code';
import {contextOf, items, runAll, runEach} from './test-support';

const input = items({n: 1}, {n: 2});
const all = (source: string) => runAll(codeForAll(), 'code', {source}, input).main;
const each = (source: string) => runEach(codeForEach, 'code', {source}, {json: {n: 1}}).main;

describe('code', () => {
  it('gets all items and outputs what it returns', () => {
    expect(all('return items.filter(({json}) => json.n > 1);')).toEqual(items({n: 2}));
  });

  it('gets one item and its index, and drops the item if it returns null', () => {
    expect(each('return {json: {sum: item.json.n + index}};')).toEqual(items({sum: 1}));
    expect(each('return null;')).toEqual([]);
  });

  it('reads earlier nodes, the execution, and the workflow', () => {
    expect(
      all('return [{json: {id: nodes.Before.item.id, e: execution.id, w: workflow.name}}];'),
    ).toEqual(items({id: 7, e: 'exe_1', w: 'Test'}));
  });

  it("works on copies, and drops what JSON can't represent", () => {
    const changed = all('items[0].json.n = 9; items[0].json.f = () => 1; return items;');
    expect(changed).toEqual(items({n: 9}, {n: 2}));
    expect(input[0]?.json).toEqual({n: 1});
  });

  it.each(['', 'return {json: {}};', 'return [{n: 1}];', 'return [{json: 1}];', 'return 5;'])(
    'refuses "%s"',
    (source) => {
      expect(() => all(source)).toThrow("The code doesn't return a list of items");
    },
  );

  it('rejects a promise, because its items would come too late', () => {
    expect(() => all('return Promise.resolve(items);')).toThrow("doesn't return a list of items");
  });

  it.each(['fetch', 'require', 'process', 'setTimeout'])("can't access %s", (name) => {
    expect(() => all(`return ${name}();`)).toThrow(`ReferenceError: ${name} is not defined`);
  });

  it('reports what the program throws', () => {
    expect(() => all('throw new Error("No buyer");')).toThrow('Error: No buyer');
    expect(() => all('return [')).toThrow('SyntaxError');
  });

  it("doesn't treat braces in the program as expressions", () => {
    expect(all('return [{json: {t: "{{ item.n }}"}}];')).toEqual(items({t: '{{ item.n }}'}));
  });

  it("stops a program that doesn't end", () => {
    const node = codeForAll(50);
    expect(() => node({main: input}, contextOf('code', {source: 'for (;;) {}'}))).toThrow(
      'The code ran longer than 10 seconds',
    );
  });
});
