import {beforeEach, describe, expect, it} from 'vitest';
import {createTestSandbox, sample, type TestSandbox, usd} from '../../testing/test-sandbox';
import type {Entity, JsonObject} from '../../types';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

const coded = (code: string) => expect.objectContaining({code}) as Error;

const report = (id: string, body: JsonObject, entitlementId: string = sample.cobalt) =>
  sandbox.run('report-usage-record-group', {path: {entitlementId}, body: {id, ...body}});

const group = (id: string) => sandbox.fetch('UsageRecordGroup', id);

const reportOf = (id: string): Entity =>
  sandbox.fetch('UsageRecordReport', group(id).usageRecordReportId);

const groupCall = (slug: string, usageRecordGroupId: string, query = {}) =>
  sandbox.run(slug, {path: {usageRecordGroupId}, query});

const setTerm = (id: string, changes: JsonObject) => {
  const term = sandbox.fetch('EntitlementTerm', id);
  sandbox.world.store.collection('EntitlementTerm').put({...term, ...changes, id});
};

describe('the hourly job', () => {
  it('reports an hour at its end, and draws down the commitment', async () => {
    report('hour-0001', {records: {telemetry_gb: '100'}});
    report('hour-0002', {records: {telemetry_gb: '50', alerts_sent: '1000'}});
    await sandbox.advance('2026-05-20T09:30:00Z');
    expect(group('hour-0001').status).toBe('CREATED');
    await sandbox.advance('2026-05-20T10:00:00Z');
    expect(group('hour-0001')).toMatchObject({
      status: 'REPORTED',
      reportedAt: '2026-05-20T10:00:00Z',
      updatedBy: {type: 'SYSTEM'},
    });
    expect(reportOf('hour-0001')).toMatchObject({
      status: 'SUCCEEDED',
      entitlementTermId: sample.cobaltHalf1,
      startsAt: '2026-05-20T09:00:00Z',
      endsAt: '2026-05-20T10:00:00Z',
      usageRecordGroupIds: ['hour-0001', 'hour-0002'],
      reportedRecords: {telemetry_gb: '0', alerts_sent: '0'},
      commitRecords: {telemetry_gb: '150', alerts_sent: '1000'},
      creditRecords: {},
      usageAmount: usd('62.00'),
      commit: {
        totalAmount: usd('60000.00'),
        usedAmount: usd('666.80'),
        usedByReportAmount: usd('62.00'),
      },
      attemptCount: 1,
    });
    expect(sandbox.fetch('EntitlementTerm', sample.cobaltHalf1).usedCommitAmount).toEqual(
      usd('666.80'),
    );
    expect(sandbox.fetch('EntitlementTerm', sample.cobaltTerm).usedCommitAmount).toEqual(
      usd('666.80'),
    );
    expect(sandbox.eventsOf('hour-0001')).toEqual([
      'usage_record_group.report_pending',
      'usage_record_group.reported',
    ]);
    expect(sandbox.eventsOf(reportOf('hour-0001').id)).toEqual(['usage_record_report.succeeded']);
  });

  it('reports what neither credit nor the commitment covers, in whole units', async () => {
    setTerm(sample.cobaltHalf1, {creditAmount: usd('100.00'), usedCommitAmount: usd('59900.00')});
    report('hour-0001', {records: {telemetry_gb: '640.5'}});
    await sandbox.advance('2026-05-20T10:00:00Z');
    expect(reportOf('hour-0001')).toMatchObject({
      creditRecords: {telemetry_gb: '250'},
      commitRecords: {telemetry_gb: '250'},
      reportedRecords: {telemetry_gb: '140'},
      remaindersAfter: {telemetry_gb: '0.5'},
      credit: {usedAmount: usd('100.00')},
    });
    expect(sandbox.fetch('EntitlementTerm', sample.cobaltHalf1)).toMatchObject({
      usedCreditAmount: usd('100.00'),
      usedCommitAmount: usd('60000.00'),
      reportedAmount: usd('56.00'),
      dimensionRemainders: {telemetry_gb: '0.5'},
    });
    report('hour-0003', {records: {telemetry_gb: '0.5'}});
    await sandbox.advance('2026-05-20T11:00:00Z');
    expect(reportOf('hour-0003')).toMatchObject({
      reportedRecords: {telemetry_gb: '1'},
      remaindersBefore: {telemetry_gb: '0.5'},
    });
    expect(sandbox.fetch('EntitlementTerm', sample.cobaltHalf1)).not.toHaveProperty(
      'dimensionRemainders',
    );
  });

  it('reports everything to Google Cloud', async () => {
    report('hour-0001', {records: {telemetry_gb: '10'}}, sample.meridian);
    await sandbox.advance('2026-05-20T10:00:00Z');
    const sent = reportOf('hour-0001');
    expect(sent).toMatchObject({
      reportedRecords: {telemetry_gb: '10'},
      unitPrices: {telemetry_gb: usd('0.36')},
      listUnitPrices: {telemetry_gb: usd('0.42')},
      usageAmount: usd('3.60'),
    });
    expect(sent).not.toHaveProperty('commit');
    const term = sandbox.fetch('EntitlementTerm', 'term_01KJQP5GHRXRKCQR0ECZV1M6QN');
    expect(term.reportedAmount).toEqual(usd('9.36'));
  });

  it('adds direct usage to the billing period without a report', async () => {
    report('hour-0001', {billableRecords: [{key: 'telemetry_gb', quantity: '7'}]}, sample.ferro);
    await sandbox.advance('2026-05-20T10:00:00Z');
    expect(group('hour-0001').status).toBe('REPORTED');
    expect(group('hour-0001')).not.toHaveProperty('usageRecordReportId');
  });

  it('finds usage of a suspended entitlement', async () => {
    report('hour-0001', {records: {telemetry_gb: '10'}}, sample.meridian);
    await sandbox.transition('ENTITLEMENT', sample.meridian, 'SUSPENDED');
    await sandbox.advance('2026-05-20T10:00:00Z');
    expect(group('hour-0001')).toMatchObject({
      status: 'INVALID',
      message: 'The entitlement has been SUSPENDED since 2026-05-20T09:00:00Z.',
    });
    expect(sandbox.eventsOf('hour-0001')).toEqual(['usage_record_group.invalid']);
  });

  it('still reports the last usage of an entitlement that ends within the hour', async () => {
    const entitlement = sandbox.fetch('Entitlement', sample.cobalt);
    sandbox.world.store.collection('Entitlement').put({...entitlement, endDate: '2026-05-21'});
    await sandbox.advance('2026-05-20T23:30:00Z');
    report('hour-0001', {records: {telemetry_gb: '10'}});
    await sandbox.advance('2026-05-21T00:00:00Z');
    expect(sandbox.fetch('Entitlement', sample.cobalt).status).toBe('CANCELLED');
    expect(group('hour-0001').status).toBe('REPORTED');
  });

  it('rejects a second report of an hour, and usage that is too late', async () => {
    report('hour-0001', {records: {telemetry_gb: '10'}});
    await sandbox.advance('2026-05-20T10:00:00Z');
    report('hour-0002', {records: {telemetry_gb: '1'}, timestamp: '2026-05-20T09:30:00Z'});
    report(
      'hour-0003',
      {records: {telemetry_gb: '1'}, timestamp: '2026-05-20T09:30:00Z'},
      sample.meridian,
    );
    await sandbox.advance('2026-05-20T11:00:00Z');
    expect(group('hour-0002')).toMatchObject({
      status: 'REPORT_FAILED',
      message: 'AWS already has a report for the hour from 2026-05-20T09:00:00Z.',
    });
    expect(reportOf('hour-0002')).toMatchObject({status: 'FAILED', attemptCount: 1});
    expect(reportOf('hour-0002')).not.toHaveProperty('externalId');
    expect(group('hour-0003').message).toBe('Google Cloud accepts usage from the last hour only.');
  });
});

describe('a failed report', () => {
  async function fail() {
    sandbox.world.settings.automatic = false;
    report('hour-0001', {records: {telemetry_gb: '10'}});
    await sandbox.advance('2026-05-20T10:00:00Z');
    expect(group('hour-0001').status).toBe('PENDING_REPORT');
    expect(reportOf('hour-0001').status).toBe('CREATED');
    await sandbox.transition('USAGE_RECORD_GROUP', 'hour-0001', 'REPORT_FAILED');
    sandbox.world.settings.automatic = true;
  }

  it('is sent again after a retry', async () => {
    await fail();
    const {id} = reportOf('hour-0001');
    expect(reportOf('hour-0001')).toMatchObject({status: 'FAILED', message: "AWS didn't respond."});
    const queued = groupCall('retry-usage-record-group', 'hour-0001', {creationDate: '2026-05-20'});
    expect(queued).toMatchObject({status: 'CREATED', usageRecordReportId: id});
    expect(queued).not.toHaveProperty('message');
    expect(() => groupCall('retry-usage-record-group', 'hour-0001')).toThrow(
      coded('usage_record_group_not_retryable'),
    );
    await sandbox.advance('2026-05-20T11:00:00Z');
    expect(reportOf('hour-0001')).toMatchObject({id, status: 'SUCCEEDED', attemptCount: 2});
    expect(reportOf('hour-0001')).not.toHaveProperty('message');
    expect(sandbox.eventsOf(id)).toEqual([
      'usage_record_report.failed',
      'usage_record_report.succeeded',
    ]);
  });

  it('cannot be retried after the window', async () => {
    await fail();
    await sandbox.advance('2026-05-20T15:00:00Z');
    expect(() => groupCall('retry-usage-record-group', 'hour-0001')).toThrow(
      coded('timestamp_too_old'),
    );
  });

  it('disappears with its last group', async () => {
    await fail();
    const {id} = reportOf('hour-0001');
    groupCall('retry-usage-record-group', 'hour-0001');
    groupCall('delete-usage-record-group', 'hour-0001');
    expect(sandbox.fetch('UsageRecordReport', id).status).toBe('DELETED');
  });
});

describe('delete-usage-record-group', () => {
  const remove = (id: string, query = {}) => groupCall('delete-usage-record-group', id, query);

  it('deletes usage that was not reported, and keeps its ID', () => {
    remove('meridian-2026-04-12T09', {creationDate: '2026-04-12'});
    expect(group('meridian-2026-04-12T09').status).toBe('DELETED');
    expect(() => remove('meridian-2026-04-12T09')).toThrow(coded('usage_record_group_not_found'));
    expect(() =>
      report('meridian-2026-04-12T09', {records: {telemetry_gb: '1'}}, sample.meridian),
    ).toThrow(coded('duplicate_id'));
  });

  it('rejects reported usage, and groups of another day', () => {
    expect(() => remove('cobalt-2026-03-14T10')).toThrow(
      "The usage record group has the status REPORTED, so it can't be deleted.",
    );
    expect(() => remove('meridian-2026-04-12T09', {creationDate: '2026-04-13'})).toThrow(
      coded('usage_record_group_not_found'),
    );
  });
});
