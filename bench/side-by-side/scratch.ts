import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Outside the repository, so that other engines don't find our packages, our TypeScript configuration, or
 * our list of browsers. It's kept between runs, so that packages are installed only once.
 */
export const scratch = path.join(tmpdir(), 'argosy-docs-bench');

type Install = {packages: string[]; overrides?: Record<string, string>};

/** Returns a folder with only these packages installed. */
export function installed(name: string, {packages, overrides = {}}: Install): string {
  const folder = path.join(scratch, name);
  const stamp = path.join(folder, 'installed.json');
  const contents = JSON.stringify({packages, overrides});
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === contents) return folder;
  console.log(`  installing ${packages.join(' ')}`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({name: `bench-${name}`, private: true, overrides}),
  );
  const flags = [
    '--save-exact',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--engine-strict=false',
  ];
  execFileSync('npm', ['install', ...flags, ...packages], {
    cwd: folder,
    stdio: 'inherit',
    timeout: 300_000,
  });
  writeFileSync(stamp, contents);
  return folder;
}
