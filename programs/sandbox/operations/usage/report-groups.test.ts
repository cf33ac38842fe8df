import {beforeEach, describe, expect, it} from 'vitest';
import {createTestSandbox, sample, type TestSandbox, unknown} from '../../testing/test-sandbox';
import type {JsonObject} from '../../types';
import {usageChecks} from './check-group';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

const coded = (code: string) => expect.objectContaining({code}) as Error;

const report = (body: JsonObject, entitlementId: string = sample.cobalt) =>
  sandbox.run('report-usage-record-group', {
    path: {entitlementId},
    body: {id: 'group-001', ...body},
  });

const setStatus = (id: string, status: string) => {
  const entitlements = sandbox.world.store.collection('Entitlement');
  entitlements.put({...sandbox.fetch('Entitlement', id), status});
};

describe('report-usage-record-group', () => {
  it('stores usage with the time of the request, and returns it for the same usage', () => {
    const group = report({records: {telemetry_gb: '5'}});
    expect(group).toMatchObject({
      status: 'CREATED',
      source: 'API',
      timestamp: '2026-05-20T09:00:00Z',
      records: {telemetry_gb: '5'},
      createdBy: {name: 'billing-sync'},
    });
    expect(group).not.toHaveProperty('sourceRecords');
    expect(report({records: {telemetry_gb: '5.0'}})).toEqual(group);
    expect(() => report({records: {telemetry_gb: '999'}})).toThrow(coded('id_reused'));
    const later = '2026-05-20T09:01:00Z';
    expect(() => report({timestamp: later, records: {telemetry_gb: '5'}})).toThrow(
      'A usage record group with the ID group-001 exists, and its usage is different.',
    );
  });

  it('maps keys, and keeps what was sent', () => {
    expect(report({records: {ingest_mb: '640000', telemetry_gb: '1.5'}})).toMatchObject({
      records: {telemetry_gb: '641.5'},
      sourceRecords: {ingest_mb: '640000', telemetry_gb: '1.5'},
    });
  });

  it('accepts metrics for direct billing', () => {
    const billableRecords = [{key: 'active_devices', properties: {deviceId: 'arm-0017'}}];
    expect(report({billableRecords}, sample.ferro)).toMatchObject({billableRecords});
  });

  it.each([
    ['all_quantities_zero', {records: {telemetry_gb: '0.00', alerts_sent: '0'}}],
    ['unknown_dimension', {records: {telemetry_tb: '1'}}],
    ['unknown_dimension', {billableRecords: [{key: 'telemetry_gb'}]}],
    ['mixed_record_forms', {records: {telemetry_gb: '1'}, billableRecords: [{key: 'x'}]}],
    ['timestamp_too_old', {records: {telemetry_gb: '1'}, timestamp: '2026-05-20T03:00:00Z'}],
    ['timestamp_in_future', {records: {telemetry_gb: '1'}, timestamp: '2026-05-20T09:40:00Z'}],
  ])('rejects usage with %s', (code, body: JsonObject) => {
    expect(() => report(body)).toThrow(coded(code));
  });

  it('accepts usage at the edges of the window', () => {
    const records = {telemetry_gb: '1'};
    for (const timestamp of ['2026-05-20T03:00:01Z', '2026-05-20T09:05:00Z'])
      expect(report({records, id: timestamp, timestamp})).toMatchObject({
        status: 'CREATED',
        timestamp,
      });
  });

  it.each([
    [sample.meridian, 'telemetry_gb', '2026-05-20T08:00:00Z', '2026-05-20T07:59:59Z'],
    [sample.jade, 'telemetry_storage', '2026-05-20T07:30:00Z', '2026-05-20T06:59:00Z'],
  ])('knows the window of %s', (id, key, inside, outside) => {
    const records = {[key]: '1'};
    expect(report({records, timestamp: inside}, id)).toMatchObject({timestamp: inside});
    expect(() => report({id: 'group-002', records, timestamp: outside}, id)).toThrow(
      coded('timestamp_too_old'),
    );
  });

  it('accepts direct usage until its invoice exists', () => {
    const billableRecords = [{key: 'telemetry_gb', quantity: '1'}];
    const timestamp = '2026-05-02T00:00:00Z';
    expect(report({billableRecords, timestamp}, sample.ferro)).toMatchObject({timestamp});
    expect(() =>
      report({id: 'group-002', billableRecords, timestamp: '2026-03-14T00:00:00Z'}, sample.ferro),
    ).toThrow('The invoice LH-2026-0007 for this period already exists.');
  });

  it('understands every time that the format allows', () => {
    const records = {telemetry_storage: '1'};
    const send = (id: string, timestamp: string) => report({id, records, timestamp}, sample.jade);
    expect(send('utc-00001', '2026-05-20T10:30:00+02:00').timestamp).toBe('2026-05-20T08:30:00Z');
    expect(send('utc-00002', '2026-05-20T08:59:60Z').timestamp).toBe('2026-05-20T08:59:59Z');
    expect(send('utc-00003', '2026-05-20t08:30:00z').timestamp).toBe('2026-05-20T08:30:00Z');
  });

  it('depends on the entitlement', () => {
    const records = {telemetry_gb: '1'};
    expect(() => report({records}, unknown.entitlement)).toThrow(coded('entitlement_not_found'));
    expect(() => report({records}, sample.kestrel)).toThrow(coded('entitlement_not_active'));
    setStatus(sample.cobalt, 'SUSPENDED');
    expect(report({records})).toMatchObject({status: 'CREATED'});
    const entitlements = sandbox.world.store.collection('Entitlement');
    entitlements.put({...sandbox.fetch('Entitlement', sample.jade), partner: 'SNOWFLAKE'});
    expect(() => report({id: 'group-002', records}, sample.jade)).toThrow(
      coded('partner_not_supported'),
    );
  });

  it('has its own code for mixed forms before the schema is checked', () => {
    const check = usageChecks['report-usage-record-group'];
    expect(() => check?.({path: {}, body: {records: {}, billableRecords: []}})).toThrow(
      coded('mixed_record_forms'),
    );
  });
});

describe('batches', () => {
  const groups = [
    {entitlementId: sample.cobalt, id: 'batch-001', records: {telemetry_gb: '1'}},
    {entitlementId: sample.cobalt, id: 'batch-001', records: {telemetry_gb: '1'}},
    {entitlementId: sample.meridian, id: 'batch-002', records: {telemetry_tb: '1'}},
    {entitlementId: unknown.entitlement, id: 'batch-003', records: {telemetry_gb: '1'}},
  ];

  it('store each valid group once, and accept it again', () => {
    const send = () => sandbox.run('batch-report-usage-record-groups', {body: {groups}});
    expect(send()).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 2,
      results: [
        {index: 0, outcome: 'ACCEPTED', group: {status: 'CREATED'}},
        {index: 1, outcome: 'ACCEPTED', group: {id: 'batch-001'}},
        {
          error: {
            code: 'unknown_dimension',
            type: 'INVALID_REQUEST',
            details: [{field: '/groups/2/records/telemetry_tb'}],
          },
        },
        {error: {code: 'entitlement_not_found', type: 'NOT_FOUND'}},
      ],
    });
    expect(send()).toMatchObject({acceptedCount: 2});
    const changed = {groups: [{...groups[0], records: {telemetry_gb: '999'}}]};
    expect(sandbox.run('batch-report-usage-record-groups', {body: changed})).toMatchObject({
      results: [{outcome: 'REJECTED', error: {code: 'id_reused', type: 'CONFLICT'}}],
    });
  });

  it('can be validated without storing anything', () => {
    const changed = {...groups[1], records: {telemetry_gb: '2'}};
    const mapped = {...groups[0], id: 'batch-004', records: {ingest_mb: '10'}};
    const [first, , ...others] = groups;
    const body = {groups: [first, changed, ...others, mapped]} as unknown as JsonObject;
    const result = sandbox.run('batch-validate-usage-record-groups', {body});
    expect(result).toMatchObject({
      validCount: 2,
      invalidCount: 3,
      results: [
        {valid: true, mappedRecords: {telemetry_gb: '1'}, problems: []},
        {valid: false, problems: [{code: 'id_reused', field: '/groups/1/id'}]},
        {valid: false, problems: [{code: 'unknown_dimension'}]},
        {valid: false, problems: [{code: 'entitlement_not_found'}]},
        {valid: true, mappedRecords: {telemetry_gb: '0.01'}},
      ],
    });
    expect(sandbox.world.store.collection('UsageRecordGroup').get('batch-001')).toBeUndefined();
  });

  it('list all problems of a group', () => {
    const group = {
      entitlementId: sample.cobalt,
      id: 'cobalt-2026-03-14T10',
      timestamp: '2026-03-14T10:00:00Z',
      records: {telemetry_tb: '0'},
    };
    const {results} = sandbox.run('batch-validate-usage-record-groups', {body: {groups: [group]}});
    const [{problems} = {problems: []}] = results as {problems: JsonObject[]}[];
    expect(problems.map(({code}) => code)).toEqual([
      'id_reused',
      'all_quantities_zero',
      'unknown_dimension',
      'timestamp_too_old',
    ]);
  });

  it('have at most 200 groups', () => {
    const body = {groups: Array.from({length: 260}, () => groups[0])};
    expect(() => usageChecks['batch-report-usage-record-groups']?.({path: {}, body})).toThrow(
      'The batch has 260 items. The limit is 200.',
    );
  });
});
