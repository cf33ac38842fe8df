import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const list = '.cache/draft-packages/list.yaml';

/** The list of packages that a copy of this repository packs, with their checksums. */
function packageElsewhere(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'another-folder-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0');
    for (const file of files.filter((name) =>
      /^(config|openapi|packages|sdks|tools)\/|^(package|tsconfig)\.json$/.test(name),
    ))
      cpSync(file, path.join(copy, file), {recursive: true, verbatimSymlinks: true});
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    const {status, stderr} = spawnSync('npm', ['run', '--silent', 'sdk:package', '--', '--draft'], {
      cwd: copy,
      encoding: 'utf8',
    });
    return status === 0 ? readFileSync(path.join(copy, list), 'utf8') : stderr;
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

it('packages built in another folder have the same bytes', () => {
  expect(packageElsewhere()).toBe(readFileSync(list, 'utf8'));
});
