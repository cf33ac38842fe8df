import {describe, expect, it} from 'vitest';
import {resolve, resolveText} from './resolve';
import {NodeError, type Scope} from './types';

const scope: Scope = {
  nodes: new Map([['Offer accepted', [{json: {id: 'a'}}, {json: {id: 'b'}}]]]),
  execution: {id: 'exe_1', startedAt: '2026-04-03T09:01:00Z'},
  workflow: {name: 'Nightly'},
};
const item = {
  json: {
    name: 'Cobalt',
    amount: '120000.00',
    seats: 50,
    none: null,
    tags: ['x', 2],
    inner: {'a b': true},
    startedAt: '2026-02-24T23:30:00-02:00',
  },
};
const value = (text: unknown) => resolve(text, item, scope);

describe('expressions', () => {
  it.each([
    ['{{ item.name }}', 'Cobalt'],
    ['{{item.seats}}', 50],
    ['{{ item.inner["a b"] }}', true],
    ['{{ item.tags[1] }}', 2],
    ['{{ nodes["Offer accepted"].item.id }}', 'a'],
    ['{{ nodes["Offer accepted"].items[1].id }}', 'b'],
    ['{{ nodes["Offer accepted"].items | length }}', 2],
    ['{{ execution.startedAt }}', '2026-04-03T09:01:00Z'],
    ['{{ workflow.name }}', 'Nightly'],
    ['{{ item.none }}', null],
    ['{{ item.gone.deeper }}', undefined],
    ['{{ item.toString }}', undefined],
    ['{{ item.name.length }}', undefined],
  ])('%s is %j and keeps its type', (text, expected) => {
    expect(value(text)).toEqual(expected);
  });

  it('become text inside text: missing and null are empty, and lists and objects are JSON', () => {
    expect(value('{{ item.name }}: {{ item.seats }} {{ item.none }}{{ item.gone }}|')).toBe(
      'Cobalt: 50 |',
    );
    expect(value('{{ item.tags }} {{ item.inner }}')).toBe('["x",2] {"a b":true}');
  });

  it('are resolved in nested settings, and missing values are left out', () => {
    expect(value({a: ['{{ item.seats }}'], b: '{{ item.gone }}', c: 1})).toEqual({a: [50], c: 1});
  });

  it('can be formatted differently, for example escaped', () => {
    expect(resolveText('<b>{{ item.name }}</b>', item, scope, () => '&lt;')).toBe('<b>&lt;</b>');
  });
});

describe('filters', () => {
  it.each([
    ['{{ item.gone | default("none") }}', 'none'],
    ['{{ item.none | default(0) }}', 0],
    ['{{ item.name | default("none") }}', 'Cobalt'],
    ['{{ item.name | upper | lower }}', 'cobalt'],
    ['{{ item.gone | upper }}', undefined],
    ['{{ item.none | length }}', null],
    ['{{ item.tags | json }}', '["x",2]'],
    ['{{ item.name | length }}', 6],
    ['{{ item.inner | length }}', 1],
    ['{{ item.tags | join(", ") }}', 'x, 2'],
    ['{{ item.amount | round(0) }}', 120000],
    ['{{ item.startedAt | date("yyyy-MM-dd HH:mm:ss") }}', '2026-02-25 01:30:00'],
  ])('%s is %j', (text, expected) => {
    expect(value(text)).toEqual(expected);
  });

  it('round half away from zero in decimal', () => {
    const round = (x: number) => resolve('{{ item.x | round(2) }}', {json: {x}}, scope);
    expect([round(1.005), round(-1.005), round(2.344), round(7)]).toEqual([1.01, -1.01, 2.34, 7]);
  });

  it.each([
    '{{ item.seats | upper }}',
    '{{ item.name | join(",") }}',
    '{{ item.name | round(1) }}',
    '{{ item.seats | length }}',
    '{{ item.name | date("yyyy") }}',
  ])('%s fails on a value of another type', (text) => {
    expect(() => value(text)).toThrow(NodeError);
  });
});
