import {testSpec} from '@docs/contract/testing';
import {describe, expect, it} from 'vitest';
import {createValidator} from '../../contract/validator';
import {createTestSandbox, sample, type TestSandbox} from '../../testing/test-sandbox';
import type {JsonObject} from '../../types';

const validate = createValidator(await testSpec());

/** What the schema says about every entity of these collections. */
function problemsIn(sandbox: TestSandbox, schemas: string[]): string[] {
  return schemas.flatMap((schema) =>
    sandbox.world.store
      .collection(schema)
      .all()
      .flatMap((entity) =>
        validate({$ref: `#/components/schemas/${schema}`}, entity).map(
          ({instancePath, message = ''}) => `${schema} ${entity.id}${instancePath} ${message}`,
        ),
      ),
  );
}

/** Terms of an offer to a buyer that doesn't exist yet. */
const newBuyers: [string, string, JsonObject][] = [
  ['AWS', sample.cobaltOffer, {partner: 'AWS', awsAccountIds: ['123456789012']}],
  [
    'Azure',
    'offr_01KH3FWP80T1GQ814HVQ4PP9E6',
    {partner: 'AZURE', billingAccountId: 'account-0001', planId: 'team'},
  ],
  [
    'Google Cloud',
    'offr_01KHJY9080D7AXSYZFHJ7NR8ZB',
    {partner: 'GCP', billingAccountId: '0A0B0C-0D0E0F-010203', dealType: 'NEW'},
  ],
  [
    'Snowflake',
    sample.deltaOffer,
    {partner: 'SNOWFLAKE', consumerAccount: 'NEW.ACCOUNT', contractType: 'LIMITED_TIME'},
  ],
  ['Alibaba Cloud', 'offr_01KMYAY4W0Y7AHVJ6B3RDBK2MF', {partner: 'ALIBABA', skuCode: 'sku-1'}],
];

describe('everything that is stored follows its schema', () => {
  it.each(newBuyers)('after a purchase on %s', async (_, original, terms) => {
    const sandbox = createTestSandbox();
    const id = 'offr_01KS0000000000000000000000';
    const {buyerId: _buyer, acceptedAt: _accepted, ...offer} = sandbox.fetch('Offer', original);
    const changes = {terms, status: 'PENDING_ACCEPTANCE', startDate: '2026-05-20', id};
    sandbox.world.store.collection('Offer').put({...offer, ...changes});
    await sandbox.transition('OFFER', id, 'ACCEPTED');
    expect(problemsIn(sandbox, ['Offer', 'Buyer', 'Entitlement', 'EntitlementTerm'])).toEqual([]);
    expect(sandbox.world.store.collection('Buyer').all()).toHaveLength(8);
  });

  it('after usage, renewals, and cancellations', async () => {
    const sandbox = createTestSandbox();
    const report = (id: string, entitlementId: string, body: JsonObject) =>
      sandbox.run('report-usage-record-group', {path: {entitlementId}, body: {id, ...body}});
    report('stored-01', sample.cobalt, {records: {telemetry_gb: '1.5', alerts_sent: '3'}});
    report('stored-02', sample.meridian, {records: {telemetry_gb: '4'}});
    report('stored-03', sample.ferro, {billableRecords: [{key: 'telemetry_gb', quantity: '2'}]});
    sandbox.run('update-entitlement-seat', {
      path: {entitlementId: sample.birchwood},
      body: {seats: 70},
    });
    sandbox.settle();
    await sandbox.advance('2026-05-20T10:00:00Z');
    sandbox.run('cancel-entitlement', {path: {entitlementId: sample.ferro}});
    await sandbox.advance('2027-04-01T00:00:00Z');
    const schemas = ['Entitlement', 'EntitlementTerm', 'UsageRecordGroup', 'UsageRecordReport'];
    expect(problemsIn(sandbox, schemas)).toEqual([]);
  });
});
