import {beforeEach, describe, expect, it} from 'vitest';
import {versionOf} from '../../http/limits';
import {
  createTestSandbox,
  sample,
  type TestSandbox,
  unknown,
  usd,
} from '../../testing/test-sandbox';
import type {JsonObject} from '../../types';
import {entitlementsChecks} from './guards';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

const coded = (code: string) => expect.objectContaining({code}) as Error;

const call = (slug: string, entitlementId: string, body: JsonObject = {}, headers = {}) =>
  sandbox.run(slug, {path: {entitlementId}, body, headers});

function setStatus(id: string, status: string) {
  const entitlement = sandbox.fetch('Entitlement', id);
  sandbox.world.store.collection('Entitlement').put({...entitlement, status});
}

describe('update-entitlement-name', () => {
  const rename = (name: string, id: string = sample.jade) =>
    call('update-entitlement-name', id, {name});

  it('removes spaces and sends an event', () => {
    expect(rename('  Depots ')).toMatchObject({name: 'Depots', updatedAt: sandbox.world.now()});
    expect(sandbox.eventsOf(sample.jade)).toEqual(['entitlement.updated']);
  });

  it('changes nothing if the name is the same', () => {
    expect(rename('Jade River depots')).toMatchObject({updatedAt: '2026-04-03T08:00:00Z'});
    expect(sandbox.eventsOf(sample.jade)).toEqual([]);
  });

  it('rejects a name that is too long or empty, and an unknown entitlement', () => {
    expect(() => rename('x'.repeat(151))).toThrow(coded('name_too_long'));
    expect(() => rename('   ')).toThrow(coded('validation_failed'));
    expect(() => rename('x', unknown.entitlement)).toThrow(coded('entitlement_not_found'));
    const request = {path: {}, body: {name: 'x'.repeat(151)}};
    expect(() => entitlementsChecks['update-entitlement-name']?.(request)).toThrow(
      coded('name_too_long'),
    );
  });
});

describe('update-entitlement-meta-info', () => {
  const update = (body: JsonObject) => call('update-entitlement-meta-info', sample.cobalt, body);

  it('sets and removes keys, and sends no event', () => {
    const metaInfo = update({custom: {region: null, tenant: 'new'}, internalNote: 'Note'});
    expect(metaInfo).toMatchObject({
      custom: {dealDesk: 'DD-2026-014', tenant: 'new'},
      internalNote: 'Note',
      crm: {provider: 'SALESFORCE'},
    });
    expect(update({internalNote: null, custom: null})).toMatchObject({custom: {}, errors: []});
    expect(sandbox.eventsOf(sample.cobalt)).toEqual([]);
  });

  it('limits the number of keys', () => {
    const keys = Array.from({length: 48}, (_, index) => [`key${index}`, 'x'] as const);
    expect(() => update({custom: Object.fromEntries(keys)})).toThrow(
      'After this change, custom would have 51 keys. The limit is 50.',
    );
  });
});

describe('add-entitlement-credit', () => {
  const add = (body: JsonObject, id: string = sample.ferro) =>
    call('add-entitlement-credit', id, body);

  it('adds to the credit of the current term each time', () => {
    expect(add({amount: usd('20.00'), note: 'Sorry.'})).toMatchObject({
      entitlementTermId: sample.ferroTerm,
      newCreditAmount: usd('520.00'),
      note: 'Sorry.',
    });
    expect(add({amount: usd('0.005')})).toMatchObject({newCreditAmount: usd('520.005')});
    expect(sandbox.eventsOf(sample.ferro)).toEqual(['entitlement.updated', 'entitlement.updated']);
  });

  it('adds to a part of a divided commitment', () => {
    const body = {amount: usd('1.00'), entitlementTermId: sample.cobaltHalf1};
    expect(add(body, sample.cobalt)).toMatchObject({entitlementTermId: sample.cobaltHalf1});
  });

  it.each([
    ['entitlement_term_not_found', {amount: usd('1.00'), entitlementTermId: sample.cobaltTerm}],
    ['amount_must_be_positive', {amount: usd('0.00')}],
    ['amount_must_be_positive', {amount: usd('-1.00')}],
    ['currency_mismatch', {amount: {amount: '1.00', currency: 'EUR'}}],
  ])('rejects a request with %s', (code, body) => {
    expect(() => add(body)).toThrow(coded(code));
  });

  it('requires an active entitlement', () => {
    expect(() => add({amount: usd('1.00')}, sample.kestrel)).toThrow(
      coded('entitlement_not_active'),
    );
  });
});

describe('apply-addon-to-entitlement', () => {
  const addon = {name: 'Training', amount: usd('90.00'), chargeDate: '2026-06-01'};
  const apply = (body: JsonObject = {}, id: string = sample.ferro) =>
    call('apply-addon-to-entitlement', id, {...addon, ...body});

  it('adds a charge at the end of the list', () => {
    const {addons} = apply() as {addons: JsonObject[]};
    expect(addons.at(-1)).toMatchObject({...addon, createdBy: {name: 'billing-sync'}});
    expect(addons).toHaveLength(2);
    expect(sandbox.eventsOf(sample.ferro)).toEqual(['entitlement.updated']);
  });

  it.each([
    ['amount_must_be_positive', {amount: usd('0')}],
    ['currency_mismatch', {amount: {amount: '1.00', currency: 'EUR'}}],
    ['validation_failed', {chargeDate: '2026-05-19'}],
  ])('rejects a request with %s', (code, body) => {
    expect(() => apply(body)).toThrow(coded(code));
  });

  it('requires an active direct entitlement', () => {
    expect(() => apply({}, sample.cobalt)).toThrow(coded('partner_not_supported'));
    expect(() => apply({}, sample.kestrel)).toThrow(coded('entitlement_not_active'));
  });
});

describe('update-entitlement-seat', () => {
  const update = (seats: number, id: string = sample.birchwood) =>
    call('update-entitlement-seat', id, {seats});

  it('starts a new term when the marketplace confirms the change', () => {
    expect(update(80)).toMatchObject({seats: 65, requestedSeats: 80});
    expect(() => update(81)).toThrow(coded('change_in_progress'));
    expect(() => call('cancel-entitlement', sample.birchwood)).toThrow(coded('change_in_progress'));
    sandbox.settle();
    const entitlement = sandbox.fetch('Entitlement', sample.birchwood);
    expect(entitlement).toMatchObject({seats: 80, pricing: {commits: [{quantity: '80'}]}});
    expect(entitlement).not.toHaveProperty('requestedSeats');
    expect(sandbox.fetch('EntitlementTerm', entitlement.currentTermId)).toMatchObject({
      type: 'QUANTITY_CHANGE',
      startDate: '2026-05-20',
      endDate: '2027-03-01',
      seats: 80,
    });
    expect(sandbox.fetch('EntitlementTerm', 'term_01KP82EZ004QYKJFZGQQR0JRP5')).toMatchObject({
      endDate: '2026-05-20',
    });
    expect(sandbox.eventsOf(sample.birchwood)).toEqual(['entitlement.updated']);
  });

  it('starts no new term if the number is the same', () => {
    const {currentTermId} = sandbox.fetch('Entitlement', sample.birchwood);
    update(65);
    sandbox.settle();
    const entitlement = sandbox.fetch('Entitlement', sample.birchwood);
    expect(entitlement).toMatchObject({seats: 65, currentTermId});
    expect(entitlement).not.toHaveProperty('requestedSeats');
  });

  it('rejects what the plan does not allow', () => {
    expect(() => update(4)).toThrow('The plan allows 5 to 500 seats.');
    expect(() => update(501)).toThrow(coded('seats_out_of_range'));
    expect(() => update(5, sample.cobalt)).toThrow(coded('partner_not_supported'));
    setStatus(sample.birchwood, 'SUSPENDED');
    expect(() => update(10)).toThrow(coded('entitlement_not_active'));
  });

  it('rejects a plan without seats', () => {
    const entitlement = sandbox.fetch('Entitlement', sample.birchwood);
    const pricing = {model: 'FLAT_RATE'};
    sandbox.world.store.collection('Entitlement').put({...entitlement, pricing});
    expect(() => update(10)).toThrow(coded('not_a_per_user_plan'));
  });
});

describe('update-entitlement-price-model', () => {
  const dimension = {
    billableMetricId: sample.telemetryMetric,
    name: 'Telemetry',
    pricing: {category: 'BASIC', unitPrice: usd('0.25')},
  };
  const update = (body: JsonObject, headers = {}, id: string = sample.ferro) =>
    call('update-entitlement-price-model', id, body, headers);

  it('applies a price immediately, and changes nothing the second time', () => {
    const body = {billableDimensions: [dimension]};
    expect(update(body)).toMatchObject({pricing: {model: 'PAYG', billableDimensions: [dimension]}});
    update(body);
    expect(sandbox.eventsOf(sample.ferro)).toEqual(['entitlement.updated']);
    expect(sandbox.fetch('EntitlementTerm', sample.ferroTerm).pricing).toMatchObject(body);
  });

  it('keeps a scheduled price until its date', async () => {
    const body = {billableDimensions: [dimension], applyDate: '2026-06-01'};
    expect(update(body)).toMatchObject({scheduledPriceChange: body});
    await sandbox.advance('2026-06-01T00:00:00Z');
    const entitlement = sandbox.fetch('Entitlement', sample.ferro);
    expect(entitlement).toMatchObject({pricing: {billableDimensions: [dimension]}});
    expect(entitlement).not.toHaveProperty('scheduledPriceChange');
    expect(sandbox.eventsOf(sample.ferro)).toEqual(['entitlement.updated', 'entitlement.updated']);
  });

  it.each([
    ['billable_metric_not_found', [{...dimension, billableMetricId: sample.deletedMetric}]],
    ['billable_metric_reused', [dimension, dimension]],
    [
      'currency_mismatch',
      [{...dimension, pricing: {category: 'BASIC', unitPrice: {amount: '1', currency: 'EUR'}}}],
    ],
  ])('rejects a request with %s', (code, billableDimensions) => {
    expect(() => update({billableDimensions})).toThrow(coded(code));
  });

  it('rejects a date in the past, and a request without prices', () => {
    const body = {billableDimensions: [dimension], applyDate: '2026-05-19'};
    expect(() => update(body)).toThrow(coded('validation_failed'));
    expect(() => update({applyDate: '2026-06-01'})).toThrow(coded('validation_failed'));
  });

  it('requires an active direct entitlement in the expected version', () => {
    const body = {billableDimensions: [dimension]};
    expect(() => update(body, {}, sample.cobalt)).toThrow(coded('partner_not_supported'));
    expect(() => update(body, {}, sample.kestrel)).toThrow(coded('entitlement_not_active'));
    expect(() => update(body, {'if-match': '"00000000"'})).toThrow(coded('version_conflict'));
    const current = versionOf(sandbox.fetch('Entitlement', sample.ferro));
    expect(update(body, {'if-match': current})).toMatchObject({id: sample.ferro});
  });
});
