import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {paths} from '@docs/contract';
import {sdkPaths} from '../languages';
import {run} from './run';

const venv = path.join(paths.repository, '.cache', 'sdk-python-build');
const python = path.join(venv, 'bin', 'python');
const repack = path.join(__dirname, 'reproducible_sdist.py');
/** 2026-01-01, the modification time of every file in the packages, as in the Java package. */
const sourceDate = '1767225600';

/** Wheel and source distribution in the folder of a simple index. */
export function packagePython(target: string): void {
  const sdk = sdkPaths.packageOf('python');
  const project = path.join(target, 'simple', 'argosy');
  mkdirSync(project, {recursive: true});
  if (!existsSync(python)) run('python3', ['-m', 'venv', venv], sdk);
  run(python, ['-m', 'pip', 'install', '--quiet', 'build==1.3.0', 'setuptools==80.9.0'], sdk);
  run(python, ['-m', 'build', '--no-isolation', '--outdir', project], sdk, {
    SOURCE_DATE_EPOCH: sourceDate,
  });
  run(python, [repack, project, sourceDate], sdk);
}
