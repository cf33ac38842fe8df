import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Files, folders, and npm scripts that these documents mention have to exist. */
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'AGENTS.md'];
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}).scripts,
);
const generated = new Set(['build/', '.generated/', 'test-results/']);

export function mentionedPaths(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const inTree = [...text.matchAll(/^([\w.-]+\/|[\w.-]+\.ts)\s{2,}/gm)].map(
    ([, name = '']) => name,
  );
  const linked = [...text.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, target = '']) => target);
  const isPath = (code: string) =>
    /^[\w.][\w./-]*$/.test(code) && (code.includes('/') || /\.(?:ts|mjs|md|json)$/.test(code));
  return [...inCode.filter(isPath), ...inTree, ...linked].filter((name) => !generated.has(name));
}

export function mentionedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['ci', 'install'].includes(name));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('mentions only files that exist', () => {
    expect(mentionedPaths(text).filter((name) => !existsSync(name))).toEqual([]);
  });

  it('mentions only commands that exist', () => {
    expect(mentionedScripts(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('the parsers of this test', () => {
  it('find paths and commands', () => {
    expect(mentionedPaths('in `src/nope.ts` and\nsrc/   code\n[x](docs/a.md)')).toEqual([
      'src/nope.ts',
      'src/',
      'docs/a.md',
    ]);
    expect(mentionedScripts('`npm run check:spec`, `npm start`, `npm ci`')).toEqual([
      'check:spec',
      'start',
    ]);
  });
});
