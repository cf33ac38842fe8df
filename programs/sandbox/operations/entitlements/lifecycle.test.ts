import {beforeEach, describe, expect, it} from 'vitest';
import {createTestSandbox, sample, type TestSandbox, unknown} from '../../testing/test-sandbox';
import type {JsonObject} from '../../types';
import {entitlementsChecks} from './guards';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

const coded = (code: string) => expect.objectContaining({code}) as Error;

const call = (slug: string, entitlementId: string, body: JsonObject = {}) =>
  sandbox.run(slug, {path: {entitlementId}, body});

const entitlement = (id: string) => sandbox.fetch('Entitlement', id);

function put(id: string, changes: JsonObject) {
  sandbox.world.store.collection('Entitlement').put({...entitlement(id), ...changes, id});
}

describe('approve-entitlement', () => {
  const approve = (id: string) => call('approve-entitlement', id);

  it('activates a pending purchase, and changes nothing the second time', () => {
    put(sample.birchwood, {status: 'PENDING_START'});
    expect(approve(sample.birchwood)).toMatchObject({status: 'ACTIVE'});
    expect(approve(sample.birchwood)).toMatchObject({status: 'ACTIVE'});
    expect(sandbox.eventsOf(sample.birchwood)).toEqual(['entitlement.approved']);
  });

  it('assigns the ID under which Google Cloud gets usage', () => {
    const {usageReportingId: _, ...details} = entitlement(sample.meridian).details as JsonObject;
    put(sample.meridian, {status: 'PENDING_START', details});
    const approved = approve(sample.meridian);
    expect(approved.details).toMatchObject({
      usageReportingId: expect.stringMatching(/^project_number:\d{12}$/) as string,
    });
  });

  it('rejects other partners and statuses', () => {
    expect(() => approve(sample.cobalt)).toThrow("AWS doesn't support this operation.");
    expect(() => approve(unknown.entitlement)).toThrow(coded('entitlement_not_found'));
    put(sample.birchwood, {status: 'SUSPENDED'});
    expect(() => approve(sample.birchwood)).toThrow(
      "The entitlement has the status SUSPENDED, so it can't be approved.",
    );
  });
});

describe('cancel-entitlement', () => {
  const cancel = (id: string) => call('cancel-entitlement', id, {reason: 'Test'});

  it('ends an Azure subscription right after the response', () => {
    expect(cancel(sample.birchwood)).toMatchObject({status: 'PENDING_CANCEL'});
    expect(() => cancel(sample.birchwood)).toThrow(coded('entitlement_already_cancelled'));
    sandbox.settle();
    expect(entitlement(sample.birchwood)).toMatchObject({
      status: 'CANCELLED',
      cancelledAt: sandbox.world.now(),
      endDate: '2026-05-20',
    });
    expect(sandbox.eventsOf(sample.birchwood)).toEqual([
      'entitlement.cancel_requested',
      'entitlement.cancelled',
    ]);
  });

  it('ends a direct entitlement with the billing period', async () => {
    expect(cancel(sample.ferro)).toMatchObject({status: 'PENDING_CANCEL', endDate: '2026-06-01'});
    sandbox.settle();
    expect(entitlement(sample.ferro).status).toBe('PENDING_CANCEL');
    await sandbox.advance('2026-06-01T00:00:00Z');
    const ended = entitlement(sample.ferro);
    expect(ended).toMatchObject({status: 'CANCELLED', cancelledAt: '2026-06-01T00:00:00Z'});
    expect(ended.details).not.toHaveProperty('nextInvoiceDate');
    expect(sandbox.fetch('EntitlementTerm', sample.ferroTerm).endDate).toBe('2026-06-01');
  });

  it('rejects partners whose purchases only the buyer can cancel', () => {
    expect(() => cancel(sample.cobalt)).toThrow(coded('partner_not_supported'));
    expect(() => cancel(sample.kestrel)).toThrow(coded('entitlement_already_cancelled'));
  });
});

describe('a scheduled cancellation', () => {
  const schedule = (body: JsonObject, id: string = sample.ferro) =>
    call('schedule-entitlement-cancellation', id, body);
  const unschedule = (id: string) => call('unschedule-entitlement-cancellation', id);

  it('begins at the end of the billing period if the term has no end', async () => {
    const scheduled = schedule({type: 'END_OF_TERM', note: 'Later.'});
    expect(scheduled.cancellationSchedule).toMatchObject({
      cancelDate: '2026-06-01',
      note: 'Later.',
    });
    expect(() => schedule({type: 'IMMEDIATE'})).toThrow(
      'A cancellation is already scheduled for 2026-06-01.',
    );
    await sandbox.advance('2026-06-01T00:00:00Z');
    expect(entitlement(sample.ferro).status).toBe('CANCELLED');
    expect(entitlement(sample.ferro)).not.toHaveProperty('cancellationSchedule');
    expect(sandbox.eventsOf(sample.ferro)).toEqual([
      'entitlement.updated',
      'entitlement.cancel_requested',
      'entitlement.cancelled',
    ]);
  });

  it('begins on its date, and can be removed until then', async () => {
    schedule({type: 'SPECIFIC_DATE', cancelDate: '2026-05-25'}, sample.birchwood);
    expect(unschedule(sample.birchwood)).not.toHaveProperty('cancellationSchedule');
    expect(() => unschedule(sample.birchwood)).toThrow(coded('no_cancellation_scheduled'));
    schedule({type: 'SPECIFIC_DATE', cancelDate: '2026-05-26'}, sample.birchwood);
    await sandbox.advance('2026-05-25T23:00:00Z');
    expect(entitlement(sample.birchwood).status).toBe('ACTIVE');
    await sandbox.advance('2026-05-26T00:00:00Z');
    expect(entitlement(sample.birchwood).status).toBe('CANCELLED');
  });

  it('begins right after the response if it is immediate, and cannot be removed then', () => {
    schedule({type: 'IMMEDIATE'});
    expect(entitlement(sample.ferro).status).toBe('ACTIVE');
    sandbox.settle();
    expect(entitlement(sample.ferro).status).toBe('PENDING_CANCEL');
    expect(() => unschedule(sample.ferro)).toThrow(coded('cancellation_in_progress'));
    expect(() => schedule({type: 'IMMEDIATE'})).toThrow(coded('cancellation_already_scheduled'));
  });

  it('needs a date that is not in the past', () => {
    const past = {type: 'SPECIFIC_DATE', cancelDate: '2026-05-19'};
    expect(() => schedule(past)).toThrow('The cancellation date 2026-05-19 is in the past.');
    expect(() => schedule({type: 'SPECIFIC_DATE'})).toThrow(coded('cancel_date_required'));
    const check = entitlementsChecks['schedule-entitlement-cancellation'];
    expect(() => check?.({path: {}, body: {type: 'SPECIFIC_DATE'}})).toThrow(
      coded('cancel_date_required'),
    );
  });

  it('requires an active entitlement of a supported partner', () => {
    expect(() => schedule({type: 'IMMEDIATE'}, sample.kestrel)).toThrow(
      coded('entitlement_not_active'),
    );
    expect(() => schedule({type: 'IMMEDIATE'}, sample.jade)).toThrow(
      coded('partner_not_supported'),
    );
  });
});

describe('a purchase without an offer', () => {
  it('gets its first term', async () => {
    const {
      id: _,
      status: _status,
      orgId: _org,
      createdAt: _created,
      ...fields
    } = entitlement(sample.cobalt);
    const {updatedAt: _updated, ...others} = fields;
    const currentTermId = 'term_01KS0000000000000000000000';
    await sandbox.purchase({...others, currentTermId});
    expect(sandbox.fetch('EntitlementTerm', currentTermId)).toMatchObject({
      type: 'SIGNUP',
      startDate: '2026-03-01',
    });
  });
});

describe('suspensions', () => {
  it('have a time while they last', async () => {
    await sandbox.transition('ENTITLEMENT', sample.meridian, 'SUSPENDED');
    expect(entitlement(sample.meridian).suspendedAt).toBe(sandbox.world.now());
    await sandbox.transition('ENTITLEMENT', sample.meridian, 'ACTIVE');
    expect(entitlement(sample.meridian)).not.toHaveProperty('suspendedAt');
  });

  it('end an Azure subscription after 30 days', async () => {
    await sandbox.transition('ENTITLEMENT', sample.birchwood, 'SUSPENDED');
    await sandbox.advance('2026-06-19T08:00:00Z');
    expect(entitlement(sample.birchwood).status).toBe('SUSPENDED');
    await sandbox.advance('2026-06-19T09:00:00Z');
    expect(entitlement(sample.birchwood).status).toBe('CANCELLED');
  });
});

describe('the end of a term', () => {
  it('sends a reminder once, and ends an entitlement without renewal', async () => {
    await sandbox.advance('2027-03-01T00:00:00Z');
    expect(entitlement(sample.cobalt)).toMatchObject({
      status: 'CANCELLED',
      endDate: '2027-03-01',
      cancelledAt: '2027-03-01T00:00:00Z',
    });
    expect(
      sandbox.eventsOf(sample.cobalt).filter((type) => type !== 'entitlement.updated'),
    ).toEqual(['entitlement.ending_soon', 'entitlement.cancelled']);
  });

  it('renews automatically', async () => {
    await sandbox.advance('2027-03-01T00:00:00Z');
    const renewed = entitlement(sample.birchwood);
    expect(renewed).toMatchObject({status: 'ACTIVE', endDate: '2028-03-01', seats: 65});
    expect(sandbox.fetch('EntitlementTerm', renewed.currentTermId)).toMatchObject({
      type: 'AUTO_RENEW',
      startDate: '2027-03-01',
      endDate: '2028-03-01',
    });
    expect(sandbox.eventsOf(sample.birchwood)).toContain('entitlement.updated');
  });

  it('keeps a Google Cloud usage plan open at list price', async () => {
    await sandbox.advance('2027-03-03T00:00:00Z');
    const open = entitlement(sample.meridian);
    expect(open).toMatchObject({
      status: 'ACTIVE',
      pricing: {model: 'PAYG', meteringDimensions: [{unitPrice: {amount: '0.42'}}]},
    });
    expect(open).not.toHaveProperty('endDate');
    expect(open.amounts).not.toHaveProperty('committedAmount');
  });

  it('hides an entitlement 7 years later', async () => {
    put(sample.kestrel, {cancelledAt: '2019-05-21T00:00:00Z'});
    await sandbox.advance('2026-05-21T00:00:00Z');
    expect(entitlement(sample.kestrel).status).toBe('DELETED');
    expect(() => call('update-entitlement-name', sample.kestrel, {name: 'x'})).toThrow(
      coded('entitlement_not_found'),
    );
  });
});
