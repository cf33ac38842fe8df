import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {cellOf, loadCapabilities} from './capabilities';

const offered = ['aws', 'azure', 'gcp', 'snowflake', 'alibaba'];
const yes = "{answer: 'yes', source: 'https://a.example', checked: 2026-11-17}";
const api = '{answer: api, source: /api/create-offer}';
const answers = (names: string[], answer: string) =>
  names.map((name) => `    ${name}: ${answer}`).join('\n');
const row = (marketplace: string, argosy: string) =>
  `- feature: Offers\n  group: Selling\n  marketplace:\n${marketplace}\n  argosy:\n${argosy}\n`;
const good = row(answers(offered, yes), answers([...offered, 'direct'], api));

function load(text: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'capabilities-')), 'c.yaml');
  writeFileSync(file, text);
  return loadCapabilities(file);
}

it('reads both answers per marketplace, and one for direct billing', () => {
  const [offers] = load(good);
  expect(offers && cellOf(offers, 'gcp')).toMatchObject({
    offers: {answer: 'yes', checked: new Date('2026-11-17')},
    argosy: {answer: 'api'},
  });
  expect(offers && cellOf(offers, 'direct')).toEqual({
    argosy: {answer: 'api', source: '/api/create-offer'},
  });
});

it('accepts an unconfirmed answer without a source, and no other', () => {
  expect(load(good.replace(yes, '{answer: unconfirmed}'))).toHaveLength(1);
  expect(() => load(good.replace(yes, "{answer: 'yes'}"))).toThrow(/marketplace\.aws/);
});

it('rejects a marketplace answer that cites our own API', () => {
  expect(() => load(good.replace('https://a.example', '/api/create-offer'))).toThrow(
    /marketplace\.aws/,
  );
});

it('rejects a blank cell, "partly" without a note, and a cell of more than 20 words', () => {
  expect(() => load(good.replace(`    aws: ${api}\n`, ''))).toThrow(/argosy\.aws/);
  expect(() => load(good.replace('answer: api', 'answer: partly'))).toThrow(/partly needs a note/);
  const long = Array.from({length: 18}, (_, index) => `word${index}`).join(' ');
  expect(() => load(good.replace('answer: api', `answer: api, note: ${long}`))).toThrow(
    /aws: has 23 words/,
  );
});
