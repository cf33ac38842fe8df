import {execFileSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {paths} from '@docs/contract';
import {sdkPaths} from '@docs/sdks';
import {nodeModule} from './toolchains';

/** A reader's project with the TypeScript SDK. */
const folder = path.join(sdkPaths.output, 'projects', 'typescript-package');
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {cwd: folder, encoding: 'utf8'});

beforeAll(() => {
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(paths.repository, 'tests', 'sdks', 'programs', 'typescript'), folder, {
    recursive: true,
  });
  nodeModule(folder);
});

it.each(['node16', 'nodenext'])('compiles with the module setting %s', (module) => {
  const bin = path.join(paths.repository, 'node_modules');
  const types = ['--typeRoots', path.join(bin, '@types'), '--types', 'node'];
  const settings = ['--strict', '--target', 'es2022', '--module', module, ...types];
  const programs = ['behavior.mts', 'commonjs.cts', 'types.mts'];
  expect(run(path.join(bin, '.bin', 'tsc'), ...settings, ...programs)).toBe('');
});

it('loads with require', () => {
  expect(run('node', 'commonjs.cjs')).toBe('offr_1\n');
});

it('behaves with custom transports', () => {
  expect(run('node', '--test', '--test-reporter=tap', 'behavior.mjs')).toContain('# fail 0');
});
