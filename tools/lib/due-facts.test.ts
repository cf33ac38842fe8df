import {expect, it} from 'vitest';
import {validUntil} from '@docs/content-model/files';
import {type DatedFact, dueFacts, readFacts} from './due-facts';

const fee: DatedFact = {
  product: 'AWS Marketplace',
  file: 'content/data/facts/aws.yaml',
  id: 'aws/fee.renewal',
  kind: 'fee',
  source: 'https://a.example/fees',
  checked: new Date('2026-11-17'),
};
const last = validUntil(fee);
const on = (days: number) => new Date(last.getTime() + days * 24 * 60 * 60 * 1000);

it('lists a fact from 30 days before it is outdated', () => {
  expect(dueFacts([fee], on(-30))).toEqual([]);
  expect(dueFacts([fee], on(-29))[0]?.body).toMatch(
    /^- \[ \] aws\/fee\.renewal in `content\/data\/facts\/aws\.yaml` \(fee\) is valid until .*: https:\/\/a\.example\/fees$/m,
  );
  expect(dueFacts([fee], on(1))[0]?.body).toContain('was valid until');
});

it('has one list per product, with outdated facts first', () => {
  const later = {...fee, id: 'later', checked: on(0)};
  const other = {...fee, product: 'Slack'};
  const lists = dueFacts([later, other, fee], new Date('2030-01-01'));
  expect(lists.map(({title}) => title).sort()).toEqual([
    'Check facts about AWS Marketplace',
    'Check facts about Slack',
  ]);
  const [aws] = lists.filter(({title}) => title.endsWith('AWS Marketplace'));
  expect(aws?.body).toMatch(/aws\/fee\.renewal[\s\S]*later/);
});

it('reads every fact with its file, and what marketplaces offer', () => {
  const facts = readFacts('content/data');
  expect(facts).toContainEqual(
    expect.objectContaining({
      file: 'content/data/facts/aws.yaml',
      id: 'aws/metering.batch-size',
      product: 'AWS Marketplace',
    }),
  );
  expect(facts).toContainEqual(
    expect.objectContaining({file: 'content/data/capabilities.yaml', id: 'SaaS', kind: 'feature'}),
  );
});
