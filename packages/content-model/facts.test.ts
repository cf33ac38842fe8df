import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadFacts} from './facts';

function fileWith(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'facts-')), 'aws.yaml');
  writeFileSync(file, text);
  return file;
}

const good = `about: AWS Marketplace
facts:
  metering.batch-size:
    kind: limit
    value: 25 records
    meaning: Most records in one BatchMeterUsage call.
    source: https://docs.aws.amazon.com/x
    confidence: high
    checked: 2026-11-15
`;

it('reads facts with their source', () => {
  expect(loadFacts(fileWith(good)).facts['metering.batch-size']?.value).toBe('25 records');
});

it('rejects a fact without a source and names it', () => {
  const bad = good.replace(/^ {4}source.*\n/m, '');
  expect(() => loadFacts(fileWith(bad))).toThrow(/aws\.yaml[\s\S]*metering\.batch-size\.source/);
});

it('rejects a kind without a validity', () => {
  const bad = good.replace('kind: limit', 'kind: rumor');
  expect(() => loadFacts(fileWith(bad))).toThrow(/metering\.batch-size\.kind/);
});

it.each(['2026-13-15', '2026-02-30', 'November 15'])('rejects the day %s', (day) => {
  const bad = good.replace('2026-11-15', day);
  expect(() => loadFacts(fileWith(bad))).toThrow(/metering\.batch-size\.checked/);
});

it('reads a file again after an edit', () => {
  const file = fileWith(good);
  loadFacts(file);
  writeFileSync(file, good.replace('25 records', '30 records'));
  expect(loadFacts(file).facts['metering.batch-size']?.value).toBe('30 records');
});
