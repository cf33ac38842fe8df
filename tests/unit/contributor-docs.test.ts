import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Files, folders, and npm scripts that these documents mention have to exist. */
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'AGENTS.md'];
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}).scripts,
);
const generated = new Set(['build/', '.generated/', '.generated/api', 'test-results/']);

export function mentionedPaths(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const inTree = [...text.matchAll(/^([\w.-]+\/|[\w.-]+\.ts)\s{2,}/gm)].map(
    ([, name = '']) => name,
  );
  const isPath = (code: string) =>
    /^[\w.][\w./-]*$/.test(code) && (code.includes('/') || /\.(?:ts|mjs|md|json)$/.test(code));
  return [...inCode.filter(isPath), ...inTree].filter((name) => !generated.has(name));
}

export function mentionedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['ci', 'install'].includes(name));
}

/** The files that a document links to, relative to the document. */
export const linkedFiles = (text: string): string[] =>
  [
    ...text
      .replaceAll(/^( *)(`{3,})[^]*?^\1\2|`[^`\n]+`/gm, '')
      .matchAll(/\]\((?![a-z]+:|#|\/)([^)#]+)/g),
  ].map(([, target = '']) => target);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('mentions only files that exist', () => {
    expect(mentionedPaths(text).filter((name) => !existsSync(name))).toEqual([]);
  });

  it('mentions only commands that exist', () => {
    expect(mentionedScripts(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

const tracked = execFileSync('git', ['ls-files', '*.md'], {encoding: 'utf8'}).trim().split('\n');

it.each(tracked)('%s links only to files that exist', (document) => {
  const missing = linkedFiles(readFileSync(document, 'utf8')).filter(
    (file) => !existsSync(path.join(path.dirname(document), decodeURI(file))),
  );
  expect(missing).toEqual([]);
});

describe('the parsers of this test', () => {
  it('find paths and commands', () => {
    expect(mentionedPaths('in `src/nope.ts` and\nsrc/   code')).toEqual(['src/nope.ts', 'src/']);
    expect(mentionedScripts('`npm run check:spec`, `npm start`, `npm ci`')).toEqual([
      'check:spec',
      'start',
    ]);
  });

  it('find links outside code', () => {
    expect(linkedFiles('[x](docs/a.md#b) `[y](b.md)` [z](https://argosy.example)')).toEqual([
      'docs/a.md',
    ]);
  });
});
