import type {Run, Scenario} from '../run';

const group = 'USAGE_RECORD_GROUP';
const entitlementId = 'ent_01KJ7ZFNFGGTTSGPD6ZA80765R';

async function report(run: Run, id: string, ...statuses: string[]): Promise<string> {
  await run.call('report-usage-record-group', {
    path: {entitlementId},
    example: 'aws-hour',
    change: {id, timestamp: '2026-05-20T08:10:00Z'},
  });
  for (const status of statuses) await run.act(group, id, status);
  return id;
}

const remove = (run: Run, usageRecordGroupId: string) =>
  run.call('delete-usage-record-group', {path: {usageRecordGroupId}});

export const usageScenarios: Record<string, Scenario> = {
  async 'usage that the marketplace accepts'(run) {
    await report(run, 'accepted-group');
    await run.advance('PT2H');
  },

  async 'usage that is sent in a batch'(run) {
    const records = {telemetry_gb: '5'};
    const timestamp = '2026-05-20T08:20:00Z';
    await run.call('batch-report-usage-record-groups', {
      change: {groups: [{entitlementId, id: 'in-a-batch', timestamp, records}]},
    });
  },

  async 'usage that the marketplace rejects'(run) {
    await run.automatic(false);
    const id = await report(run, 'rejected-group', 'PENDING_REPORT', 'REPORT_FAILED');
    await run.call('retry-usage-record-group', {path: {usageRecordGroupId: id}});
    await remove(run, id);
    await remove(run, await report(run, 'invalid-group', 'INVALID'));
    await report(run, 'reported-group', 'PENDING_REPORT', 'REPORTED');
  },
};
