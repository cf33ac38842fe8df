import {beforeEach, describe, expect, it} from 'vitest';
import {
  createTestSandbox,
  sample,
  type TestSandbox,
  unknown,
  usd,
} from '../../testing/test-sandbox';
import type {Entity, JsonObject} from '../../types';
import {entitlementsChecks} from './guards';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

const coded = (code: string) => expect.objectContaining({code}) as Error;

const divide = (body: JsonObject, entitlementId: string = sample.cobalt) =>
  sandbox.run('divide-entitlement-commit', {path: {entitlementId}, body}).data as Entity[];

const remove = (termId: string, entitlementId: string = sample.cobalt) =>
  sandbox.run('delete-entitlement-term', {path: {entitlementId, termId}});

const term = (id: string = sample.cobaltTerm) => sandbox.fetch('EntitlementTerm', id);

function combineParts() {
  remove(sample.cobaltHalf2);
  remove(sample.cobaltHalf1);
}

describe('delete-entitlement-term', () => {
  it('moves period and amounts to the previous part', () => {
    remove(sample.cobaltHalf2);
    expect(term(sample.cobaltHalf1)).toMatchObject({
      startDate: '2026-03-01',
      endDate: '2027-03-01',
      commitAmount: usd('120000.00'),
      usedCommitAmount: usd('604.80'),
    });
    expect((term(sample.cobaltHalf1).pricing as JsonObject).installments).toHaveLength(4);
    expect(term().subTermIds).toEqual([sample.cobaltHalf1]);
    expect(() => remove(sample.cobaltHalf2)).toThrow(coded('entitlement_term_not_found'));
    expect(sandbox.eventsOf(sample.cobalt)).toEqual(['entitlement.updated']);
  });

  it('moves them to the next part if the first one is deleted', () => {
    remove(sample.cobaltHalf1);
    expect(term(sample.cobaltHalf2)).toMatchObject({
      startDate: '2026-03-01',
      usedCommitAmount: usd('604.80'),
    });
  });

  it('leaves an undivided term', () => {
    combineParts();
    expect(term()).toMatchObject({subTermIds: [], usedCommitAmount: usd('604.80')});
  });

  it('rejects terms of purchases and of other entitlements', () => {
    expect(() => remove(sample.cobaltTerm)).toThrow(coded('term_not_divided'));
    expect(() => remove(sample.ferroTerm)).toThrow(coded('entitlement_term_not_found'));
    expect(() => remove(sample.cobaltHalf1, unknown.entitlement)).toThrow(
      coded('entitlement_not_found'),
    );
  });
});

describe('divide-entitlement-commit', () => {
  const thirds = {startDates: ['2026-03-01', '2026-07-01', '2026-11-01']};

  it('creates equal parts, and counts earlier usage in the part of its date', () => {
    combineParts();
    const parts = divide(thirds);
    expect(parts).toMatchObject([
      {
        type: 'DIVIDE_COMMIT',
        parentTermId: sample.cobaltTerm,
        endDate: '2026-07-01',
        commitAmount: usd('40000.00'),
        usedCommitAmount: usd('604.80'),
        pricing: {commitAmount: usd('40000.00')},
      },
      {endDate: '2026-11-01', usedCommitAmount: usd('0.00')},
      {endDate: '2027-03-01', commitAmount: usd('40000.00')},
    ]);
    expect(parts.map(({pricing}) => (pricing as JsonObject).installments)).toMatchObject([
      [{chargeDate: '2026-03-01'}, {chargeDate: '2026-06-01'}],
      [{chargeDate: '2026-09-01'}],
      [{chargeDate: '2026-12-01'}],
    ]);
    expect(term().subTermIds).toEqual(parts.map(({id}) => id));
    expect(() => divide(thirds)).toThrow(coded('commit_already_divided'));
  });

  it('puts the rounding difference into the last part', () => {
    combineParts();
    const parts = divide({...thirds, commitAmount: usd('100.00')});
    const amounts = parts.map(({commitAmount}) => (commitAmount as JsonObject).amount);
    expect(amounts).toEqual(['33.33', '33.33', '33.34']);
  });

  it.each([
    ['first_start_date_mismatch', {startDates: ['2026-03-02', '2026-09-01']}],
    ['dates_not_increasing', {startDates: ['2026-03-01', '2026-10-01', '2026-09-01']}],
    ['dates_not_increasing', {startDates: ['2026-03-01', '2027-03-01']}],
    ['currency_mismatch', {...thirds, commitAmount: {amount: '1.00', currency: 'EUR'}}],
  ])('rejects a request with %s', (code, body) => {
    combineParts();
    expect(() => divide(body)).toThrow(coded(code));
  });

  it('rejects repeated dates, an inactive entitlement, and a term without commitment', () => {
    const body = {startDates: ['2026-03-01', '2026-03-01']};
    expect(() => entitlementsChecks['divide-entitlement-commit']?.({path: {}, body})).toThrow(
      coded('dates_not_increasing'),
    );
    expect(() => divide(thirds, sample.kestrel)).toThrow(coded('entitlement_not_active'));
    const open = {startDates: ['2026-04-02', '2026-09-01']};
    expect(() => divide(open, sample.jade)).toThrow(coded('no_commit_to_divide'));
  });
});

describe('reading entitlements', () => {
  it('adds related objects and the page of a direct buyer', () => {
    const get = (entitlementId: string, expand: string[]) =>
      sandbox.run('get-entitlement', {path: {entitlementId}, query: {expand}});
    expect(get(sample.cobalt, ['PRODUCT', 'OFFER', 'BUYER', 'CURRENT_TERM'])).toMatchObject({
      expanded: {
        product: {partner: 'AWS'},
        offer: {id: sample.cobaltOffer},
        buyer: {name: 'Cobalt Freight'},
        currentTerm: {id: sample.cobaltTerm},
      },
    });
    expect(get(sample.ferro, []).details).toHaveProperty('buyerPortalUrl');
    expect(get(sample.cobalt, [])).not.toHaveProperty('expanded');
  });

  it("filters by the buyer's account", () => {
    const query = {buyerAccountId: '210987654321'};
    expect(sandbox.run('list-entitlements', {query}).data).toMatchObject([{id: sample.cobalt}]);
  });

  it('lists the latest terms first', () => {
    const path = {orgId: 'org', entitlementId: sample.cobalt};
    const {data} = sandbox.run('list-entitlement-terms', {path});
    const ids = (data as Entity[]).map(({id}) => id);
    expect(ids).toEqual([sample.cobaltHalf2, sample.cobaltHalf1, sample.cobaltTerm]);
  });

  it('finds a term only in its own entitlement', () => {
    const get = (entitlementId: string, termId: string) =>
      sandbox.run('get-entitlement-term', {path: {entitlementId, termId}});
    expect(get(sample.ferro, sample.ferroTerm)).toMatchObject({id: sample.ferroTerm});
    expect(() => get(sample.ferro, sample.cobaltTerm)).toThrow(coded('entitlement_term_not_found'));
    expect(() => get(unknown.entitlement, sample.cobaltTerm)).toThrow(
      coded('entitlement_not_found'),
    );
  });
});
