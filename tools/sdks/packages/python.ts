import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../../../packages/contract/paths';
import {sdkPaths} from '../languages';
import {run} from './run';

const venv = path.join(paths.repository, '.cache', 'sdk-python-build');
const python = path.join(venv, 'bin', 'python');
/** 2026-01-01, the modification time of every file in the wheel, as in the Java package. */
const sourceDate = {SOURCE_DATE_EPOCH: '1767225600'};

/** Wheel and source distribution with a simple index (PEP 503). */
export function packagePython(target: string): void {
  const sdk = sdkPaths.packageOf('python');
  const project = path.join(target, 'simple', 'argosy');
  mkdirSync(project, {recursive: true});
  if (!existsSync(python)) run('python3', ['-m', 'venv', venv], sdk);
  run(python, ['-m', 'pip', 'install', '--quiet', 'build==1.3.0', 'setuptools==80.9.0'], sdk);
  run(python, ['-m', 'build', '--no-isolation', '--outdir', project], sdk, sourceDate);

  writeFileSync(
    path.join(target, 'simple', 'index.html'),
    index('Packages', [['argosy/', 'argosy']]),
  );
  const files = readdirSync(project).sort();
  const links = files.map((name): [string, string] => [
    `${name}#sha256=${sha256(path.join(project, name))}`,
    name,
  ]);
  writeFileSync(path.join(project, 'index.html'), index('argosy', links));
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function index(title: string, links: [address: string, text: string][]): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    `<head><meta name="pypi:repository-version" content="1.0"><title>${title}</title></head>`,
    '<body>',
    ...links.map(([address, text]) => `<a href="${address}">${text}</a>`),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
