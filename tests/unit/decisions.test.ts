import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const folder = 'docs/decisions';
const records = readdirSync(folder).filter((name) => name !== 'README.md');
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** A record is one page, with a title, its date, its status, and three sections. */
const format =
  /^# (?<title>\d{4}: .+)\n\nDate: [\d-]{10}(?:, changed [\d-]{10})?\n\nStatus: accepted\n\n## Context\n[^]*?\n## Decision\n[^]*?\n## Consequences\n/;
const maxWords = 500;

it('has at most 30 decision records', () => {
  expect(records.length).toBeLessThanOrEqual(30);
});

it('lists every record with its title', () => {
  const listed = [...textOf('README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)];
  expect(listed.map(([, title, name]) => [name, title]).sort()).toEqual(
    records.map((name) => [name, format.exec(textOf(name))?.groups?.title]).sort(),
  );
});

describe.each(records)('%s', (name) => {
  it('has the format, its number, and at most one page', () => {
    expect(textOf(name)).toMatch(format);
    expect(textOf(name).slice(2, 6)).toBe(name.slice(0, 4));
    // The bars of a table and the signs of a list aren't words.
    expect(textOf(name).match(/\S*\w\S*/g)?.length).toBeLessThanOrEqual(maxWords);
  });
});

it('has every record that a file refers to', () => {
  const references = execFileSync(
    'git',
    ['grep', '-ohiE', 'decisions?[ /][0-9]{4}[a-z0-9.-]*\\b'],
    {encoding: 'utf8'},
  );
  const names = new Set(references.split(/\s+|\//).filter((word) => /^\d{4}/.test(word)));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !records.some((record) => record.startsWith(name)))).toEqual(
    [],
  );
});
