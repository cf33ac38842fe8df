import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {cellsOf, type Claim, type Figure, loadReport, qualityReport, type Results} from './quality';
import {type PastResults, withResults} from './quality-history';

const claim = (id: string, goal?: Claim['goal']): Claim => ({
  id,
  claim: 'Things that were measured',
  command: 'npm run test',
  source: {figure: id},
  ...(goal && {goal}),
});

const report = (claims: Claim[], figures: Results['figures']) =>
  rowsOf(claims, figures).map(({result, goal, state}) => [result, goal, state]);

const rowsOf = (claims: Claim[], figures: Results['figures'], past: PastResults[] = []) =>
  qualityReport(
    [{question: 'Is it right?', about: 'We look.', claims}],
    {commit: 'abc', figures, reviews: []},
    past,
  ).rows;

const figure = (value: number, of?: number): Figure => ({
  value,
  ...(of !== undefined && {of}),
  // eslint-disable-next-line id-denylist -- a key of the results file
  at: '2026-03-01T10:00:00.000Z',
});

it('a claim without a goal holds if everything passes, but not if nothing was measured', () => {
  const claims = [claim('a'), claim('b'), claim('c')];
  expect(
    report(claims, {
      a: figure(1296, 1296),
      b: figure(3, 4),
      c: figure(0, 0),
    }),
  ).toEqual([
    ['all 1,296', 'all', 'holds'],
    ['3 of 4', 'all', 'missed'],
    ['0 of 0', 'all', 'missed'],
  ]);
});

it('goals are limits or percentages', () => {
  const claims = [claim('a', {atLeast: 135}), claim('b', {atMost: 0}), claim('c', {share: 0.95})];
  expect(report(claims, {a: figure(130), b: figure(0), c: figure(329, 347)})).toEqual([
    ['130', 'at least 135', 'missed'],
    ['none', 'none', 'holds'],
    ['329 of 347 (94.8%)', 'at least 95.0%', 'missed'],
  ]);
});

it('a claim without a result is shown as not measured', () => {
  expect(report([claim('a')], {})).toEqual([['no result', 'all', 'not measured']]);
});

it('returns no report if there are no results or nothing was measured', () => {
  const claims = 'content/data';
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'quality-')), 'quality.json');
  expect(loadReport(claims, file)).toBeUndefined();
  writeFileSync(file, JSON.stringify({commit: 'abc', figures: {}, reviews: []}));
  expect(loadReport(claims, file)).toBeUndefined();
  writeFileSync(file, JSON.stringify({commit: 'abc', figures: {guides: figure(0)}, reviews: []}));
  expect(loadReport(claims, file)?.commit).toBe('abc');
});

it('compares with earlier releases', () => {
  const past: PastResults[] = [
    {date: '2026-01-01', figures: {a: {value: 270, of: 397}, b: {value: 560, of: 560}}},
    {date: '2026-02-01', figures: {a: {value: 300, of: 400}, c: {value: 0}}},
  ];
  const claims = [claim('a', {share: 0.8}), claim('b'), claim('c', {atMost: 0}), claim('d')];
  const rows = rowsOf(
    claims,
    {a: figure(9, 10), b: figure(1167, 1167), c: figure(0), d: figure(3, 4)},
    past,
  );
  expect(rows.map(({history}) => history.map(({value}) => value))).toEqual([
    [270 / 397, 0.75, 0.9],
    [560, 1167],
    [0, 0],
    [3],
  ]);
  expect(rows.map((row) => cellsOf(row)[2])).toEqual([
    '68.0% → 90.0%',
    '560 → 1,167',
    'unchanged',
    'new',
  ]);
  expect(rows.map((row) => cellsOf(row)[1]).at(-1)).toBe('missed: 3 of 4, goal: all');
});

it('adds a release to the history and keeps its comments', () => {
  const before = '# Oldest first.\n- date: 2026-01-01\n  figures: {}\n';
  const after = withResults(before, {date: '2026-02-01', figures: {a: {value: 1}}});
  expect(after).toBe(`${before}- date: 2026-02-01\n  figures:\n    a:\n      value: 1\n`);
});
