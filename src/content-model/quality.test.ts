import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {type Claim, loadReport, qualityReport, type Results} from './quality';

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

const at = '2026-03-01T10:00:00.000Z';

it('a claim without a goal holds when all hold, and not when there is nothing', () => {
  const claims = [claim('a'), claim('b'), claim('c')];
  expect(
    report(claims, {
      a: {value: 1296, of: 1296, at},
      b: {value: 3, of: 4, at},
      c: {value: 0, of: 0, at},
    }),
  ).toEqual([
    ['1,296 of 1,296', 'all', 'holds'],
    ['3 of 4', 'all', 'missed'],
    ['0 of 0', 'all', 'missed'],
  ]);
});

it('goals are bounds or shares', () => {
  const claims = [claim('a', {atLeast: 135}), claim('b', {atMost: 0}), claim('c', {share: 0.95})];
  expect(
    report(claims, {a: {value: 130, at}, b: {value: 0, at}, c: {value: 329, of: 347, at}}),
  ).toEqual([
    ['130', 'at least 135', 'missed'],
    ['0', 'none', 'holds'],
    ['329 of 347, 94.8 %', 'at least 95.0 %', 'missed'],
  ]);
});

it('what was not measured says so', () => {
  expect(report([claim('a')], {})).toEqual([['no result', 'all', 'not measured']]);
});

it('there is no report without results, or when nothing was measured', () => {
  const claims = 'content/data/quality.yaml';
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'quality-')), 'quality.json');
  expect(loadReport(claims, file)).toBeUndefined();
  writeFileSync(file, JSON.stringify({commit: 'abc', figures: {}, reviews: []}));
  expect(loadReport(claims, file)).toBeUndefined();
  writeFileSync(
    file,
    JSON.stringify({commit: 'abc', figures: {guides: {value: 0, at}}, reviews: []}),
  );
  expect(loadReport(claims, file)?.commit).toBe('abc');
});
