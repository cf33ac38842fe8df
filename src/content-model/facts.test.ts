import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadFacts} from './facts';

function folderWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  writeFileSync(path.join(folder, 'aws.yaml'), text);
  return folder;
}

const good = `about: AWS Marketplace
facts:
  metering.batch-size:
    value: 25 records
    meaning: Most records in one BatchMeterUsage call.
    source: https://docs.aws.amazon.com/x
    confidence: high
    checked: 2026-11-15
`;

it('reads facts with their source', () => {
  expect(loadFacts(folderWith(good)).get('aws')?.facts['metering.batch-size']?.value).toBe(
    '25 records',
  );
});

it('refuses a fact without a source, naming it', () => {
  const bad = good.replace(/^ {4}source.*\n/m, '');
  expect(() => loadFacts(folderWith(bad))).toThrow(/aws\.yaml[\s\S]*metering\.batch-size\.source/);
});
