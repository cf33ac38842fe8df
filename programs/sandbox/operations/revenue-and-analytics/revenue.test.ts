import {describe, expect, it} from 'vitest';
import type {Entity, JsonObject} from '../../types';
import {billingWorld, usd} from '../billing/sample';
import {intervalStarts} from './revenue-report';
import type {RevenueRecord} from './revenue-record';

const march = {startDate: '2026-03-01', endDate: '2026-03-31'};

const rowsIn = (body: JsonObject): JsonObject[] => body.data as JsonObject[];

describe('revenue lists', () => {
  it.each(['list-revenue-records', 'list-revenue-record-details', 'list-daily-revenue-records'])(
    '%s is for marketplaces and up to 366 days',
    (slug) => {
      const {errorOf} = billingWorld();
      const code = (query: JsonObject) =>
        errorOf(slug, {query: query as Record<string, string>})?.code;
      expect(code({...march, partner: 'STRIPE'})).toBe('partner_not_supported');
      const tooWide = {startDate: '2025-01-01', endDate: '2026-03-31', partner: 'AWS'};
      expect(code(tooWide)).toBe('date_range_too_wide');
      const reversed = {startDate: '2026-04-01', endDate: '2026-03-31', partner: 'AWS'};
      expect(code(reversed)).toBe('date_range_too_wide');
    },
  );

  it('has rows for records that the sample data does not detail', () => {
    const {call} = billingWorld();
    const query = {partner: 'GCP', startDate: '2026-04-01', endDate: '2026-04-30'};
    expect(rowsIn(call('list-revenue-record-details', {query}))).toMatchObject([
      {
        date: '2026-04-03',
        skuDescription: 'Tidewatch commitment, monthly installment',
        chargeAmount: usd('3000.00'),
        dueAmount: usd('2910.00'),
        percentageRate: '97',
      },
    ]);
  });
});

describe('get-revenue-report', () => {
  const body = {reportType: 'GROSS_AMOUNT', ...march};

  it('has a row per interval, marketplace, and currency', () => {
    const {call} = billingWorld();
    const report = call('get-revenue-report', {body: {...body, endDate: '2026-05-20'}});
    expect(report.rows).toHaveLength(5);
    expect(report).toMatchObject({interval: 'DAY', totals: [usd('37374.00')]});
  });

  it('filters by all that is sent', () => {
    const {call} = billingWorld();
    const filters = {partners: ['AWS', 'AZURE'], buyerIds: ['buy_01KJCKG9R0CRFYABYD5X0XEHSQ']};
    expect(call('get-revenue-report', {body: {...body, ...filters}}).totals).toEqual([
      usd('1350.00'),
    ]);
  });

  it.each([
    ['partner_not_supported', {partners: ['AWS', 'ADYEN']}],
    ['unknown_report_type', {reportType: 'DISBURSED_AMOUNT', partners: ['SNOWFLAKE', 'ALIBABA']}],
    ['date_range_too_wide', {startDate: '2025-01-01'}],
  ])('fails with %s', (code, changes) => {
    const request = {body: {...body, ...changes}};
    expect(billingWorld().errorOf('get-revenue-report', request)?.code).toBe(code);
  });

  it('starts weeks on Monday and quarters in January', () => {
    expect(intervalStarts.WEEK?.('2026-03-01')).toBe('2026-02-23');
    expect(intervalStarts.WEEK?.('2026-03-02')).toBe('2026-03-02');
    expect(intervalStarts.QUARTER?.('2026-06-30')).toBe('2026-04-01');
  });
});

describe('the import', () => {
  /** Days on which something happens, because a test moves the clock in steps of its own. */
  const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-05', '2026-06-15', '2026-06-21'];

  function importedWorld(lastDay: string) {
    const world = billingWorld();
    for (const day of days.filter((date) => date <= lastDay)) world.advance(`${day}T06:00:00Z`);
    const records = world.world.store.collection('RevenueRecord').all() as RevenueRecord[];
    const of = (partner: string, date: string) =>
      records.find((record) => record.partner === partner && record.date === date);
    return {...world, of, records};
  }

  it('adds charges of the marketplaces, with their fees and invoices', () => {
    expect(importedWorld('2026-06-01').of('AWS', '2026-06-01')).toBeUndefined();
    expect(importedWorld('2026-06-02').of('AWS', '2026-06-01')).toMatchObject({
      grossAmount: usd('30000.00'),
      feeAmount: usd('900.00'),
      collectableAmount: usd('29100.00'),
      billingModel: 'SUBSCRIPTION_BASED',
      channel: 'DIRECT',
    });
    const {of, stored} = importedWorld('2026-06-03');
    expect(of('AWS', '2026-06-01')).toMatchObject({
      invoicedAmount: usd('30000.00'),
      invoiceDate: '2026-06-03',
      paymentDueDate: '2026-07-03',
    });
    expect(stored('Entitlement', 'ent_01KJ7ZFNFGGTTSGPD6ZA80765R').amounts).toMatchObject({
      grossAmount: usd('60000.00'),
      invoicedAmount: usd('60000.00'),
      collectableAmount: usd('58200.00'),
      disbursedAmount: usd('29100.00'),
    });
  });

  it('adds no charges of the time before the sandbox', () => {
    const {records} = importedWorld('2026-06-21');
    const early = records.filter(({date}) => date < '2026-05-20');
    expect(early).toHaveLength(5);
  });

  it('adds payouts and tells about them', () => {
    const {of, stored, events, call} = importedWorld('2026-06-21');
    const paymentId = of('AZURE', '2026-03-01')?.reconciliation?.paymentId;
    expect(paymentId).toMatch(/^\d{10}$/);
    expect(of('AZURE', '2026-03-01')).toMatchObject({
      disbursedAmount: usd('1309.50'),
      disbursementDate: '2026-06-15',
      reconciliation: {earningId: 'earn-7c20b1d4', paymentId},
    });
    expect(of('GCP', '2026-03-03')).toMatchObject({disbursementDate: '2026-06-21'});
    expect(events().filter((type) => type === 'revenue.disbursed')).toHaveLength(3);
    expect(stored('Entitlement', 'ent_01KJCKGKGGFSVX72WP9AKSY11K').amounts).toMatchObject({
      disbursedAmount: usd('1309.50'),
    });
    const query = {partner: 'AZURE', ...march};
    expect(rowsIn(call('list-revenue-record-details', {query}))).toMatchObject([
      {payoutStatus: 'SENT', paymentId},
    ]);
  });

  it('adds usage that a marketplace accepted, and corrects it until the invoice', () => {
    const {world, advance} = billingWorld();
    const reports = world.store.collection('UsageRecordReport');
    const report = reports.get('urr_01KKP01HW06762WXKKW1YK27QB') as Entity;
    const addUsage = (id: string, quantity: string) =>
      reports.put({
        ...report,
        id,
        startsAt: '2026-05-21T10:00:00Z',
        reportedRecords: {telemetry_gb: quantity, alerts_sent: '1'},
      });
    const usage = () =>
      (world.store.collection('RevenueRecord').all() as RevenueRecord[]).find(
        ({date}) => date === '2026-05-21',
      );
    addUsage('urr_first', '100');
    advance('2026-05-22T00:00:00Z');
    expect(usage()).toMatchObject({billingModel: 'USAGE_BASED', grossAmount: usd('40.00')});
    addUsage('urr_second', '10');
    advance('2026-05-23T00:00:00Z');
    expect(usage()).toMatchObject({
      grossAmount: usd('44.00'),
      feeAmount: usd('1.32'),
      invoicedAmount: usd('44.00'),
    });
  });

  it('gives each AWS record events that add up to zero', () => {
    const {advance, call} = importedWorld('2026-06-21');
    advance('2026-07-03T06:00:00Z');
    advance('2026-08-06T06:00:00Z');
    const query = {partner: 'AWS', startDate: '2026-06-01', endDate: '2026-08-31'};
    const rows = rowsIn(call('list-revenue-record-details', {query}));
    expect(rows.map(({transactionType, amount}) => [transactionType, amount])).toEqual([
      ['DISBURSEMENT', usd('-29100.00')],
      expect.anything(),
      expect.anything(),
    ]);
    const [{bankTraceId} = {}] = rows;
    expect(bankTraceId).toMatch(/^20260806-LH-\d{7}$/);
  });
});
