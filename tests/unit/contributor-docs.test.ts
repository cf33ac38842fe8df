import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** What README and its siblings name must exist: files, folders and npm scripts. */
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}).scripts,
);
const generated = new Set(['build/', '.generated/', 'test-results/']);

export function namedPaths(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const inTree = [...text.matchAll(/^([\w.-]+\/|[\w.-]+\.ts)\s{2,}/gm)].map(
    ([, name = '']) => name,
  );
  const linked = [...text.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, target = '']) => target);
  const isPath = (code: string) =>
    /^[\w.][\w./-]*$/.test(code) && (code.includes('/') || /\.(?:ts|mjs|md|json)$/.test(code));
  return [...inCode.filter(isPath), ...inTree, ...linked].filter((name) => !generated.has(name));
}

export function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['ci', 'install'].includes(name));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files that exist', () => {
    expect(namedPaths(text).filter((name) => !existsSync(name))).toEqual([]);
  });

  it('names only commands that exist', () => {
    expect(namedScripts(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('the readers of this test', () => {
  it('see paths and commands', () => {
    expect(namedPaths('in `src/nope.ts` and\nsrc/   code\n[x](docs/a.md)')).toEqual([
      'src/nope.ts',
      'src/',
      'docs/a.md',
    ]);
    expect(namedScripts('`npm run check:spec`, `npm start`, `npm ci`')).toEqual([
      'check:spec',
      'start',
    ]);
  });
});
