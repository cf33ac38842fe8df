import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import manifest from '@argosy/docs-mcp/package.json';

interface Packed {
  filename: string;
  files: {path: string}[];
}

it('runs with npx in an empty folder, without dependencies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-package-'));
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const [packed] = JSON.parse(
    npm('programs/docs-mcp', 'pack', '--json', '--pack-destination', folder),
  ) as [Packed];
  expect(packed.files.map((file) => file.path).sort()).toEqual([
    'README.md',
    'dist/argosy-docs-mcp.cjs',
    'package.json',
  ]);
  expect(Object.keys(manifest).filter((key) => key === 'dependencies')).toEqual([]);
  const from = `--package=${path.join(folder, packed.filename)}`;
  const output = npm(
    folder,
    'exec',
    '--yes',
    '--offline',
    from,
    '--',
    'argosy-docs-mcp',
    '--version',
  );
  expect(output.trim()).toBe(manifest.version);
});

it('contains the licenses of bundled packages', () => {
  const bundle = readFileSync('programs/docs-mcp/dist/argosy-docs-mcp.cjs', 'utf8');
  expect(bundle.startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(bundle).toMatch(/license/i);
});
