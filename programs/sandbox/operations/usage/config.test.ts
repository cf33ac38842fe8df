import {beforeEach, describe, expect, it} from 'vitest';
import {createTestSandbox, sample, type TestSandbox, usd} from '../../testing/test-sandbox';
import type {JsonObject} from '../../types';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

const coded = (code: string) => expect.objectContaining({code}) as Error;

const update = (...partnerConfigs: JsonObject[]) =>
  sandbox.run('update-usage-metering-config-info', {body: {partnerConfigs}});

const read = () => sandbox.run('get-usage-metering-config-info');

const mapping = (sourceKey: string, ...keys: string[]) => ({
  sourceKey,
  targets: keys.map((dimensionKey) => ({dimensionKey, mode: 'QUANTITY'})),
});

describe('update-usage-metering-config-info', () => {
  it('replaces mappings, and leaves everything else as it is', () => {
    const target = {dimensionKey: 'alerts_sent', mode: 'AMOUNT'};
    const changed = update({
      partner: 'AWS',
      dimensionMappings: [{sourceKey: 'alert_cost', targets: [target]}],
    });
    expect(changed).toMatchObject({
      partnerConfigs: [
        {
          partner: 'AWS',
          dimensionMappingEnabled: true,
          dimensionMappings: [{sourceKey: 'alert_cost', targets: [{...target, multiplier: '1'}]}],
          commitDrawdown: true,
        },
        {partner: 'AZURE'},
        {partner: 'GCP'},
      ],
      updatedAt: sandbox.world.now(),
      updatedBy: {name: 'billing-sync'},
    });
    expect(read()).toEqual(changed);
    const path = {entitlementId: sample.cobalt};
    const body = {id: 'amount-01', records: {alert_cost: '5.00'}};
    expect(sandbox.run('report-usage-record-group', {path, body})).toMatchObject({
      records: {alerts_sent: '2500'},
    });
  });

  it('changes nothing if the settings are the same', () => {
    expect(update({partner: 'AWS', commitDrawdown: true})).toMatchObject({
      updatedAt: '2026-03-10T08:00:00Z',
    });
  });

  it('adds a partner with the default settings', () => {
    const {partnerConfigs} = update({partner: 'ALIBABA', dimensionMappingEnabled: true});
    expect(partnerConfigs).toHaveLength(4);
    expect(partnerConfigs).toContainEqual({
      partner: 'ALIBABA',
      dimensionMappingEnabled: true,
      dimensionMappings: [],
      commitDrawdown: false,
      listPriceAboveCommit: false,
      billableMetricsEnabled: false,
    });
  });

  it.each([
    ['unknown_dimension', [mapping('ingest', 'telemetry_tb')]],
    ['mapping_cycle', [mapping('telemetry_gb', 'data_in'), mapping('data_in', 'telemetry_gb')]],
    ['mapping_cycle', [mapping('telemetry_gb', 'telemetry_gb')]],
    ['validation_failed', [mapping('telemetry_gb', 'alerts_sent')]],
    ['validation_failed', [mapping('ingest', 'alerts_sent'), mapping('ingest', 'telemetry_gb')]],
  ])('rejects mappings with %s', (code, dimensionMappings) => {
    expect(() => update({partner: 'AWS', dimensionMappings})).toThrow(coded(code));
  });

  it('names the key of a loop', () => {
    const dimensionMappings = [
      mapping('telemetry_gb', 'data_in'),
      mapping('data_in', 'telemetry_gb'),
    ];
    expect(() => update({partner: 'AWS', dimensionMappings})).toThrow(
      'telemetry_gb maps to itself through data_in.',
    );
  });

  it('rejects what a partner does not support', () => {
    expect(() => update({partner: 'SNOWFLAKE'})).toThrow(coded('partner_not_supported'));
    expect(() => update({partner: 'GCP', commitDrawdown: true})).toThrow(
      coded('partner_not_supported'),
    );
    expect(() => update({partner: 'AWS'}, {partner: 'AWS'})).toThrow(coded('validation_failed'));
  });
});

describe('settings', () => {
  it('let metrics report dimensions with the same key', async () => {
    update({partner: 'AWS', billableMetricsEnabled: true});
    const path = {entitlementId: sample.cobalt};
    const billableRecords = [
      {key: 'telemetry_gb', quantity: '3'},
      {key: 'telemetry_gb', quantity: '4'},
    ];
    sandbox.run('report-usage-record-group', {path, body: {id: 'metric-01', billableRecords}});
    await sandbox.advance('2026-05-20T10:00:00Z');
    const {usageRecordReportId} = sandbox.fetch('UsageRecordGroup', 'metric-01');
    expect(sandbox.fetch('UsageRecordReport', usageRecordReportId)).toMatchObject({
      commitRecords: {telemetry_gb: '7'},
      aggregatedRecords: [{billableMetricId: sample.telemetryMetric, quantity: '7'}],
      usageAmount: usd('2.80'),
    });
  });
});
