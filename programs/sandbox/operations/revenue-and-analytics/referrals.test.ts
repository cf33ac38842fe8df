import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {paths} from '@docs/contract';
import {partnerContacts, referrals} from './referrals';
import {samplePublications} from './sample-publications';

/** The rows of a dataset, whose values in these two have no commas. */
function rowsOf(name: string): Record<string, string>[] {
  const file = path.join(paths.repository, 'content/data/datasets', `${name}.yaml`);
  const {rows} = parse(readFileSync(file, 'utf8')) as {rows: string};
  const [header = '', ...lines] = rows.trim().split('\n');
  const columns = header.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

it('has the referrals of the dataset', () => {
  const expected = rowsOf('referrals').map((row) => ({
    partner: row.partner,
    opportunity: row.crm_record_id,
    direction: row.direction,
    outcome: row.outcome,
    amount: row.amount,
    contact: row.partner_contact_name || undefined,
    sharedAt: row.shared_at,
    answeredAt: row.answered_at || undefined,
    closedAt: row.closed_at || undefined,
  }));
  expect(referrals.map((referral) => ({contact: undefined, ...referral}))).toEqual(expected);
});

it('has the publication times of the dataset', () => {
  const published = rowsOf('offers').filter((row) => row.published_at);
  expect(samplePublications).toEqual(
    Object.fromEntries(published.map((row) => [row.offer_id, row.published_at])),
  );
});

it('has the people of the sample data', () => {
  const {partnerContacts: people} = parse(
    readFileSync(path.join(paths.contract, 'sample-data.yaml'), 'utf8'),
  ) as {
    partnerContacts: Record<string, unknown>;
  };
  expect(partnerContacts).toEqual(Object.values(people));
});
