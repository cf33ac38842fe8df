import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {afterAll, expect, it} from 'vitest';
import facts from './facts';

const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
const fact = (confidence: string) =>
  `{kind: fee, value: 3%, meaning: What the marketplace keeps., source: 'https://a.example', confidence: ${confidence}, checked: 2026-11-15}`;
writeFileSync(
  path.join(folder, 'aws.yaml'),
  `about: AWS\nfacts:\n  sure: ${fact('high')}\n  doubtful: ${fact('medium')}\n`,
);
afterAll(() => rmSync(folder, {recursive: true}));

const textOf = (id: string, today = '2026-11-17'): string => {
  const attributes = Object.entries({of: 'aws', id}).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  const element = {type: 'mdxJsxTextElement' as const, name: 'Fact', attributes, children: []};
  const root = {type: 'root', children: [{type: 'paragraph', children: [element]}]} as Root;
  void facts({folder, today: new Date(today)})(
    root,
    new VFile({path: 'page.mdx'}),
    () => undefined,
  );
  return root.children.map((child) => toString(child)).join('\n');
};

it('writes the value of a fact', () => {
  expect(textOf('sure')).toBe('3%');
});

it('marks a fact below high confidence and explains the mark', () => {
  expect(textOf('doubtful')).toMatch(/^3% †\n† Check the linked source/);
});

it('marks a fact past its validity with the day of the last check', () => {
  expect(textOf('sure', '2027-07-01')).toBe(
    '3% ‡\n‡ Last checked on November 15, 2026. This may have changed since then.',
  );
  expect(textOf('doubtful', '2027-07-01')).toMatch(/^3% †‡\n† .*\n‡ Last checked on/);
});
