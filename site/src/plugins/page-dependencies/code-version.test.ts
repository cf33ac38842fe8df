import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {codeVersion} from '.';

it('changes only when a file, the list of files, or a value changes', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'code-version-'));
  mkdirSync(path.join(siteDir, 'code'));
  writeFileSync(path.join(siteDir, 'code', 'a.ts'), 'one');
  const version = (values?: unknown) => codeVersion(siteDir, {code: ['code', 'missing'], values});

  const first = version();
  writeFileSync(path.join(siteDir, 'other.ts'), 'not code');
  expect(version()).toBe(first);
  expect(version({url: 'https://docs.example'})).not.toBe(first);
  writeFileSync(path.join(siteDir, 'code', 'a.ts'), 'two');
  const second = version();
  expect(second).not.toBe(first);
  writeFileSync(path.join(siteDir, 'code', 'b.ts'), '');
  expect(version()).not.toBe(second);
});
