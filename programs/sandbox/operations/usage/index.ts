import {listReply} from '../../lists/list';
import type {ClockJob, Handlers} from '../../types';
import {configOperations} from './config';
import {listDailyRecords} from './daily-records';
import {reportUsage} from './hourly-job';
import {groupOperations} from './manage-groups';
import {reportOperations} from './report-groups';

export {usageChecks} from './checks';
export {usageReactions} from './hourly-job';

export const usageOperations: Handlers = {
  ...configOperations,
  ...groupOperations,
  ...reportOperations,
  'list-usage-record-reports': (call) =>
    listReply(call, 'UsageRecordReport', {dateField: 'startsAt'}),
  'list-usage-metering-daily-records': listDailyRecords,
};

/** Before the jobs of entitlements, so that the last hour of an ending one still counts. */
export const usageJobs: ClockJob[] = [reportUsage];
