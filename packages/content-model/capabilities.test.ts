import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadCapabilities} from './capabilities';

const cells = (names: string[], answer: string) =>
  names.map((name) => `    ${name}: {answer: '${answer}', source: /api/create-offer}`).join('\n');
const all = ['aws', 'azure', 'gcp', 'snowflake', 'alibaba', 'direct'];

function fileWith(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'capabilities-')), 'c.yaml');
  writeFileSync(file, `- feature: Offers\n  group: Selling\n  cells:\n${text}\n`);
  return file;
}

it('reads a row with six values', () => {
  expect(loadCapabilities(fileWith(cells(all, 'yes')))[0]?.cells.gcp.answer).toBe('yes');
});

it('rejects a blank cell and "partly" without a note', () => {
  expect(() => loadCapabilities(fileWith(cells(all.slice(1), 'yes')))).toThrow(/cells\.aws/);
  expect(() => loadCapabilities(fileWith(cells(all, 'partly')))).toThrow(/partly needs a note/);
});
