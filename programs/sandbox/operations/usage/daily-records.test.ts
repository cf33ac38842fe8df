import {describe, expect, it} from 'vitest';
import {createTestSandbox, sample} from '../../testing/test-sandbox';

const sandbox = createTestSandbox();

const list = (query: object) =>
  sandbox.run('list-usage-metering-daily-records', {
    query: {startDate: '2026-03-14', endDate: '2026-03-14', ...query},
  });

describe('list-usage-metering-daily-records', () => {
  it('adds up a day by key, with its value at the agreed price', () => {
    expect(list({partner: 'AWS', includeTotal: true})).toMatchObject({
      data: [
        {date: '2026-03-14', key: 'alerts_sent', quantity: '12000', amount: {amount: '24.00'}},
        {
          entitlementId: sample.cobalt,
          key: 'telemetry_gb',
          quantity: '1452',
          amount: {amount: '580.80'},
        },
      ],
      nextCursor: null,
      totalCount: 2,
    });
  });

  it('continues after the documented cursor', () => {
    const first = list({partner: 'AWS', limit: 1});
    expect(first.data).toHaveLength(1);
    const next = list({partner: 'AWS', limit: 1, cursor: first.nextCursor});
    expect(next).toMatchObject({data: [{key: 'telemetry_gb'}], nextCursor: null});
  });

  it('aggregates metrics of direct billing without an amount', () => {
    const {data} = list({partner: 'STRIPE'});
    expect(data).toMatchObject([
      {key: 'active_devices', quantity: '1'},
      {key: 'telemetry_gb', quantity: '92'},
    ]);
    expect(JSON.stringify(data)).not.toContain('amount');
  });

  it('counts only usage that was reported', () => {
    const query = {partner: 'GCP', startDate: '2026-04-01', endDate: '2026-04-30'};
    expect(list(query).data).toEqual([]);
  });

  it('rejects Snowflake and wide ranges', () => {
    const coded = (code: string) => expect.objectContaining({code}) as Error;
    expect(() => list({partner: 'SNOWFLAKE'})).toThrow(coded('partner_not_supported'));
    expect(() => list({partner: 'AWS', startDate: '2024-01-01'})).toThrow(
      coded('date_range_too_wide'),
    );
  });
});
