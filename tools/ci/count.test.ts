import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {count, type Report} from './count';

it('adds up the reports of both runners', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const write = (name: string, report: Report) =>
    writeFileSync(path.join(folder, name), JSON.stringify(report));
  expect(count(folder)).toEqual({passed: 0, failed: 0});
  write('vitest.json', {numPassedTests: 1, numFailedTests: 1});
  write('playwright.json', {stats: {expected: 5, unexpected: 1}});
  expect(count(folder)).toEqual({passed: 6, failed: 2});
});
