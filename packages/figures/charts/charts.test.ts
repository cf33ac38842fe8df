import {describe, expect, it} from 'vitest';
import {renderChart} from '.';
import {chartKinds} from './spec';
import {spread} from './legend';

const options = {dataDir: 'tests/fixtures/sites/mechanisms/data', id: () => 'chart-a'};
const single = ['donut', 'funnel'];
const source = (kind: string, more = '') => `
kind: ${kind}
title: A title
alt: A sentence that says what the chart shows.
${more || `data:\n  - {Month: Jan, AWS: 12${single.includes(kind) ? '' : ', Azure: 3'}}\n  - {Month: "<Feb>", AWS: 1500${single.includes(kind) ? '' : ', Azure: 8'}}`}`;

describe.each(chartKinds)('%s', (kind) => {
  it('renders the same string every time, without styles, scripts, or invalid numbers', () => {
    const {html} = renderChart(source(kind), options);
    expect(renderChart(source(kind), options).html).toBe(html);
    expect(html).not.toMatch(/<style|<script|\sstyle=|NaN|undefined|Infinity/);
  });

  it('includes its data as an escaped table with headers', () => {
    const {html} = renderChart(source(kind), options);
    expect(html).toContain('<th scope="col">AWS</th>');
    expect(html).toContain('<th scope="row">&lt;Feb&gt;</th><td>1,500</td>');
  });
});

describe('data', () => {
  it('can be read from a file', () => {
    expect(renderChart(source('area', 'file: revenue.yaml'), options).html).toContain(
      '<td>52,000</td>',
    );
  });

  it.each([
    ['no alt', 'kind: bar\ntitle: A title\ndata: [{a: x, b: 1}]', /alt is missing/],
    ['an unknown kind', source('radar'), /kind must be one of/],
    ['an unknown key', source('bar', 'color: red\ndata: [{a: x, b: 1}]'), /color/],
    [
      'both data and file',
      source('bar', 'file: revenue.yaml\ndata: [{a: x, b: 1}]'),
      /either data or file/,
    ],
    ['neither', source('bar', 'values: x'), /either data or file/],
    ['a missing file', source('bar', 'file: nowhere.yaml'), /no nowhere\.yaml/],
    ['a path out of the folder', source('bar', 'file: ../secret.yaml'), /below content\/data/],
    ['a text for a number', source('bar', 'data: [{a: x, b: many}]'), /row 1: b must be a number/],
    ['two series in a donut', source('donut', 'data: [{a: x, b: 1, c: 2}]'), /one series/],
    ['a bad format', source('bar', 'format: nonsense\ndata: [{a: x, b: 1}]'), /d3-format/],
    ['broken YAML', 'kind: [', /flow|expected|Flow/],
  ])('is rejected with %s', (_name, text, message) => {
    expect(() => renderChart(text, options)).toThrow(message);
  });
});

describe('spread', () => {
  it('keeps the order, the gap, and the bounds', () => {
    expect(spread([10, 12, 11], 10, [0, 100])).toEqual([10, 30, 20]);
    expect(spread([98, 99], 10, [0, 100])).toEqual([90, 100]);
    expect(spread([-20, 50], 10, [0, 100])).toEqual([0, 50]);
  });
});
