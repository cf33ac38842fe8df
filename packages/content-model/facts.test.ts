import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {factKinds, isDueSoon, isOutdated, loadFacts, validUntil} from './facts';

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

const checked = new Date('2026-01-01');
const day = 24 * 60 * 60 * 1000;
const fact = (id: string) => ({id, kind: 'fee', checked}) as const;
const daysOf = (id: string) => (validUntil(fact(id)).getTime() - checked.getTime()) / day;

it("spreads facts over 80 to 120 % of their kind's validity", () => {
  const {days} = factKinds.fee;
  const all = Array.from({length: 500}, (_, index) => daysOf(`aws/fact-${index}`));
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0.8 * days);
  expect(Math.max(...all)).toBeLessThanOrEqual(1.2 * days);
  // 500 facts on 73 days.
  expect(new Set(all).size).toBeGreaterThan(60);
});

it('is current through its last day, and due 30 days before', () => {
  const last = validUntil(fact('a'));
  const after = (days: number) => new Date(last.getTime() + days * day);
  expect([isOutdated(fact('a'), last), isOutdated(fact('a'), after(1))]).toEqual([false, true]);
  expect([isDueSoon(fact('a'), after(-30)), isDueSoon(fact('a'), after(-29))]).toEqual([
    false,
    true,
  ]);
});
