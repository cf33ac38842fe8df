import {expect} from 'vitest';
import {textOf} from '@argosy/sandbox';
import type {OtherSide, RecipeScript} from '../script';
import {samples, usd} from './samples';

const {awsProduct, cobalt} = samples;

const report = (side: OtherSide, id: string, timestamp: string) =>
  side.call('POST', `/entitlements/${cobalt}/usage-record-groups`, {
    id,
    timestamp,
    records: {telemetry_gb: '812', alerts_sent: '12000'},
  });

const hours = {firstHour: '2026-05-20T07', secondHour: '2026-05-20T08'};

export const usageScripts: Record<string, RecipeScript> = {
  'meter-usage': {
    inputs: {entitlementId: cobalt, ...hours},
    before: (side) => side.fail('batch-report-usage-record-groups', 'rate_limited'),
    after: {
      'batchReportUsageRecordGroups 2': async (side) => {
        await side.stopAutomatic();
        await side.wait('PT1H');
        await side.act('USAGE_RECORD_GROUP', 'cobalt-2026-05-20T07', 'REPORT_FAILED');
        await side.act('USAGE_RECORD_GROUP', 'cobalt-2026-05-20T08', 'REPORTED');
      },
    },
    events: [
      'usage_record_group.report_pending',
      'usage_record_group.report_failed',
      'usage_record_group.reported',
      'usage_record_report.succeeded',
    ],
    check: (state) => {
      expect(state.get('UsageRecordGroup', 'cobalt-2026-05-20T07')).toMatchObject({
        status: 'CREATED',
        records: {telemetry_gb: '640'},
      });
      expect(state.get('UsageRecordGroup', 'cobalt-2026-05-20T08').status).toBe('REPORTED');
    },
  },

  'late-usage': {
    inputs: {entitlementId: cobalt},
    before: async (side) => {
      await report(side, 'cobalt-2026-05-20T08', '2026-05-20T08:10:00Z');
      await side.wait('PT1H5M');
      await report(side, 'cobalt-2026-05-20T08-2', '2026-05-20T08:40:00Z');
      await side.wait('PT1H');
    },
    after: {'listUsageRecordGroups 2': (side) => side.wait('PT1H')},
    events: ['usage_record_group.report_failed', 'usage_record_group.reported'],
    check: (state) => {
      expect(state.get('UsageRecordGroup', 'cobalt-2026-05-20T08-2').status).toBe('REPORT_FAILED');
      expect(state.get('UsageRecordGroup', 'cobalt-2026-05-20T08-2-late')).toMatchObject({
        status: 'REPORTED',
        timestamp: '2026-05-20T11:05:00Z',
      });
      expect(state.last('UsageRecordReport')).toMatchObject({
        status: 'SUCCEEDED',
        usageAmount: usd('348.80'),
      });
    },
  },

  'usage-files-to-api': {
    inputs: {productId: awsProduct, entitlementId: cobalt, date: '2026-05-20', ...hours},
    before: async (side) => {
      await report(side, 'file-2026-05-20T06', '2026-05-20T06:00:00Z');
      await side.wait('PT1H');
    },
    after: {'listUsageRecordGroups 2': (side) => side.wait('PT1H')},
    events: ['usage_record_group.reported', 'usage_record_report.succeeded'],
    check: (state) => {
      const groups = state
        .all('UsageRecordGroup')
        .filter(({timestamp}) => textOf(timestamp).startsWith('2026-05-20'));
      expect(groups.map(({id, status}) => [id, status])).toEqual([
        ['file-2026-05-20T06', 'REPORTED'],
        ['cobalt-2026-05-20T07', 'REPORTED'],
        ['cobalt-2026-05-20T08', 'REPORTED'],
      ]);
    },
  },
};
