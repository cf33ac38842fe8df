import {readFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import {kinds, type Weight} from '../../../tools/lib/page-requests';
import {type LoadFigures, readResults, type Results} from '../results';
import {chart} from './chart';
import {goals} from './goals';
import {performancePage} from './page';

const weight = (figures: Partial<Weight>): Weight => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<(typeof kinds)[number], number>),
  total: 0,
  requests: 1,
  ...figures,
});

const page = (total: number, js: number, lcpMs: number): LoadFigures => ({
  weight: {
    beforePaint: weight({total}),
    untouched: weight({total}),
    inAll: weight({total: total + js, js}),
  },
  lighthouse: {score: 99, lcpMs, tbtMs: 10, cls: 0, speedIndexMs: 800},
});

const measured: Results = {
  load: {
    conditions: {day: '2026-11-15', provisional: true, machine: '2 cores'},
    rounds: 1,
    pages: {
      'plain-html': {guide: page(7, 0, 900)},
      ours: {guide: page(27, 100, 1000)},
      docusaurus: {guide: page(200, 170, 2200)},
    },
  },
};

const reached = (results: Results, words: string) =>
  goals(results).find(({goal}) => goal.includes(words))?.reached;

it('reports which goals are reached', () => {
  expect(reached(measured, '45 kB')).toEqual({figure: '27 kB', met: true});
  expect(reached(measured, '0.8 × Docusaurus')).toEqual({figure: '100 to 170', met: true});
  expect(reached(measured, '1.15')?.met).toBe(true);
  expect(
    reached(
      {load: {...measured.load, pages: {ours: {guide: page(61, 1, 1)}}} as Results['load']},
      '45 kB',
    )?.met,
  ).toBe(false);
});

it('omits goals that were not measured', () => {
  expect(reached(measured, 'Navigation')).toBeUndefined();
  expect(performancePage({}).match(/Not measured yet\./g)).toHaveLength(5);
  expect(performancePage(measured)).toContain('The machine was busy');
});

it('draws bars only for measured engines', () => {
  expect(chart(measured)).toContain('200 kB before');
  expect(chart(measured)).not.toContain('VitePress');
});

it.each([
  ['docs/performance.md', performancePage],
  ['bench/results/performance.svg', chart],
])('%s matches the results', async (file, draw) => {
  const options = await resolveConfig(file);
  const expected = await format(draw(readResults()), {...options, filepath: file});
  expect(readFileSync(file, 'utf8')).toBe(expected);
});
