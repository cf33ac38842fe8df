import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {type Claim, type Figure, loadReport, qualityReport, type Results} from './quality';

const claim = (id: string, goal?: Claim['goal']): Claim => ({
  id,
  group: 'Group',
  claim: 'Things that were measured',
  command: 'npm run test',
  source: {figure: id},
  ...(goal && {goal}),
});

const report = (claims: Claim[], figures: Results['figures']) =>
  qualityReport(claims, {commit: 'abc', figures, reviews: []}).rows.map(({result, goal, state}) => [
    result,
    goal,
    state,
  ]);

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
    ['1,296 of 1,296', 'all', 'holds'],
    ['3 of 4', 'all', 'missed'],
    ['0 of 0', 'all', 'missed'],
  ]);
});

it('goals are limits or percentages', () => {
  const claims = [claim('a', {atLeast: 135}), claim('b', {atMost: 0}), claim('c', {share: 0.95})];
  expect(report(claims, {a: figure(130), b: figure(0), c: figure(329, 347)})).toEqual([
    ['130', 'at least 135', 'missed'],
    ['0', 'none', 'holds'],
    ['329 of 347, 94.8 %', 'at least 95.0 %', 'missed'],
  ]);
});

it('a claim without a result is shown as not measured', () => {
  expect(report([claim('a')], {})).toEqual([['no result', 'all', 'not measured']]);
});

it('returns no report if there are no results or nothing was measured', () => {
  const claims = 'content/data/quality.yaml';
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'quality-')), 'quality.json');
  expect(loadReport(claims, file)).toBeUndefined();
  writeFileSync(file, JSON.stringify({commit: 'abc', figures: {}, reviews: []}));
  expect(loadReport(claims, file)).toBeUndefined();
  writeFileSync(file, JSON.stringify({commit: 'abc', figures: {guides: figure(0)}, reviews: []}));
  expect(loadReport(claims, file)?.commit).toBe('abc');
});
