import {describe, expect, it} from 'vitest';
import {billingWorld} from '../../testing/sample-world';
import {metricChecks} from './metrics';

const calls = 'bm_01KFJEX5M0VZXT32YDAJ6TWENK';
const telemetry = 'bm_01KFJF6AK0BVJG20995V2BQ8CZ';
const deleted = 'bm_01KFJFRMH0ZG7DQ16AZB3MJF9R';
const pathOf = (billableMetricId: string) => ({billableMetricId});

describe('create-billable-metric', () => {
  const body = {key: 'seats', name: 'Seats', aggregationType: 'MAX'};

  it('creates an active metric with its defaults', () => {
    const {call} = billingWorld();
    const metric = call('create-billable-metric', {body});
    expect(metric).toMatchObject({...body, status: 'ACTIVE', filterGroups: [], groupBys: []});
    expect(call('get-billable-metric', {path: pathOf(metric.id)})).toEqual(metric);
  });

  it('refuses a key that exists, even of a deleted metric, and so a repetition', () => {
    const {call, errorOf} = billingWorld();
    call('create-billable-metric', {body});
    expect(errorOf('create-billable-metric', {body})?.code).toBe('key_taken');
    const reused = {...body, key: 'legacy_minutes'};
    expect(errorOf('create-billable-metric', {body: reused})?.code).toBe('key_taken');
  });

  it('requires the property of a unique count', () => {
    const check = metricChecks['create-billable-metric'];
    const request = {path: {}, body: {...body, aggregationType: 'UNIQUE_COUNT'}};
    expect(() => check?.(request)).toThrow(
      expect.objectContaining({code: 'property_required_for_unique_count'}),
    );
    expect(() => check?.({path: {}, body: 'text'})).not.toThrow();
  });
});

describe('update-billable-metric', () => {
  it('renames a metric, and removes its description', () => {
    const {call} = billingWorld();
    const body = {name: 'Calls', description: null};
    const renamed = call('update-billable-metric', {path: pathOf(calls), body});
    expect(renamed.name).toBe('Calls');
    expect(renamed).not.toHaveProperty('description');
  });

  it('deletes an unused metric once', () => {
    const {call, errorOf} = billingWorld();
    const request = {path: pathOf(calls), body: {status: 'DELETED'}};
    const metric = call('update-billable-metric', request);
    expect(metric.status).toBe('DELETED');
    expect(call('update-billable-metric', request)).toEqual(metric);
    const code = 'billable_metric_not_found';
    expect(errorOf('get-billable-metric', {path: pathOf(calls)})?.code).toBe(code);
    const rename = {path: pathOf(deleted), body: {name: 'Minutes'}};
    expect(errorOf('update-billable-metric', rename)?.code).toBe(code);
  });

  it('keeps a metric that is priced', () => {
    const request = {path: pathOf(telemetry), body: {status: 'DELETED'}};
    expect(billingWorld().errorOf('update-billable-metric', request)).toMatchObject({
      code: 'metric_in_use',
      message: 'The metric is priced in 1 offer and 1 entitlement.',
    });
  });

  it('refuses to change the rule', () => {
    const check = metricChecks['update-billable-metric'];
    expect(() => check?.({path: {}, body: {aggregationType: 'SUM'}})).toThrow(
      "aggregationType can't be changed.",
    );
    expect(() => check?.({path: {}, body: {name: 'Calls'}})).not.toThrow();
  });
});
