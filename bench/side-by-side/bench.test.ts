import {expect, it} from 'vitest';
import {readOptions} from './options';
import {withRounds} from './results';
import {tables} from './tables';

it('measures everything by default, and an earlier build only if it has a folder', () => {
  expect(readOptions([])).toMatchObject({
    parts: ['paint', 'taps', 'navigation', 'build'],
    rounds: 5,
    sites: ['plain-html', 'starlight', 'docusaurus', 'ours'],
  });
  expect(readOptions(['--before', 'old']).sites).toContain('before');
});

it.each(['--only charts', '--sites jekyll', '--rounds 0'])('rejects %s', (option) => {
  expect(() => readOptions(option.split(' '))).toThrow();
});

it('adds rounds to those of earlier runs', () => {
  const conditions = {day: '', machine: '', line: 'loopback', load: 0.4, stolenPercent: 9} as const;
  const part = (site: string, load: number, ...rounds: number[]) => ({
    conditions: {...conditions, load},
    rows: [{site, page: 'guide', rounds}],
  });
  const both = withRounds(part('ours', 0.4, 1), part('ours', 0.2, 2, 3));
  expect(both).toEqual({...part('ours', 0.4, 1, 2, 3)});
  expect(withRounds(both, part('before', 2, 4)).rows).toHaveLength(2);
});

it('prints medians, lost taps, and whether the machine was busy', () => {
  const conditions = {day: '', machine: '', line: 'loopback', load: 0.4, stolenPercent: 9} as const;
  const round = (effectMs: number | null) => {
    const tap = {effectMs, longestTaskMs: 400};
    return {painted: tap, 2000: tap, 4000: tap, 8000: tap};
  };
  const row = {site: 'ours', page: 'guide', control: 'menu'} as const;
  const printed = tables({
    taps: {conditions, rows: [{...row, rounds: [90, 1200, null, 80].map(round)}]},
  });
  expect(printed).toContain('| menu of guide: Argosy Docs | 90, 1 lost |');
  expect(printed).toContain('busy');
});
