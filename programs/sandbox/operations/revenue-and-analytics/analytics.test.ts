import {describe, expect, it} from 'vitest';
import type {JsonObject} from '../../types';
import {billingWorld} from '../billing/sample';
import {median, percentile90} from './deal-velocity';
import {masked} from './partner-contacts';
import {partnerChecks} from './partner-metrics';
import {percentageOf} from './percentages';

const quarter = {startDate: '2026-01-01', endDate: '2026-03-31'};

describe('co-selling metrics', () => {
  it('has no percentages of nothing', () => {
    const {call} = billingWorld();
    const query = {startDate: '2026-05-01', endDate: '2026-05-20'};
    const metrics = call('get-total-combined-partner-metrics', {query});
    expect(metrics).toMatchObject({sharedOpportunityCount: 0, createdOfferCount: 0});
    expect(metrics).not.toHaveProperty('winPercentage');
    expect(metrics).not.toHaveProperty('averageDealAmount');
    expect(metrics).not.toHaveProperty('offerAcceptancePercentage');
  });

  it('covers the last 30 days by default', () => {
    const {call} = billingWorld();
    expect(call('get-per-partner-combined-metrics-with-directional-counts')).toMatchObject({
      startDate: '2026-04-20',
      endDate: '2026-05-20',
    });
  });

  it.each([
    ['partner_not_supported', 'SNOWFLAKE', quarter],
    ['partner_not_supported', 'STRIPE', quarter],
    ['date_range_too_wide', 'AWS', {startDate: '2024-01-01', endDate: '2026-03-31'}],
  ])('fails with %s', (code, partner, query) => {
    const request = {path: {partner}, query};
    expect(billingWorld().errorOf('get-partner-metrics', request)?.code).toBe(code);
  });

  it('fails for a partner that does not exist or is not connected', () => {
    const check = partnerChecks['get-partner-metrics'];
    expect(() => check?.({path: {partner: 'ORACLE'}, body: {}})).toThrow(
      "ORACLE isn't a supported partner.",
    );
    const {world, errorOf} = billingWorld();
    const integrations = world.store.collection('Integration');
    for (const {id, partner} of integrations.all()) if (partner === 'GCP') integrations.remove(id);
    const request = {path: {partner: 'GCP'}, query: quarter};
    expect(errorOf('get-partner-metrics', request)?.code).toBe('unknown_partner');
  });
});

describe('get-partner-contact-analytics', () => {
  it('lists people with referrals in the period only', () => {
    const {call} = billingWorld();
    const query = {startDate: '2026-03-01', endDate: '2026-03-31'};
    const rows = call('get-partner-contact-analytics', {query}).data as JsonObject[];
    expect(rows.map(({name}) => name)).toEqual(['Dana Whitfield']);
  });

  it('is for clouds with co-selling', () => {
    const request = {query: {...quarter, partner: 'ALIBABA'}};
    const error = billingWorld().errorOf('get-partner-contact-analytics', request);
    expect(error?.code).toBe('partner_not_supported');
  });

  it('masks addresses', () => {
    expect(masked('dana@cloud-sales.example')).toBe('d***@cloud-sales.example');
  });
});

describe('get-deal-velocity-metrics', () => {
  it('covers all marketplaces, and not direct sales', () => {
    const {call, errorOf} = billingWorld();
    const query = {startDate: '2026-01-01', endDate: '2026-05-20'};
    const {groups} = call('get-deal-velocity-metrics', {query});
    expect((groups as JsonObject[]).map(({partner}) => partner)).toEqual([
      'AWS',
      'AZURE',
      'GCP',
      'SNOWFLAKE',
      'ALIBABA',
    ]);
    const request = {query: {...query, partner: 'ADYEN'}};
    expect(errorOf('get-deal-velocity-metrics', request)?.code).toBe('partner_not_supported');
  });

  it('counts new deals', () => {
    const {world, call} = billingWorld();
    const offer = world.store.collection('Offer').get('offr_01KNGWWG005H3EHKKR2C966X94');
    world.store
      .collection('Offer')
      .put({...offer, id: 'offr_new', createdAt: '2026-05-18T09:00:00Z'});
    world.emit('offer.published', 'OFFER', {...offer, id: 'offr_new'});
    const query = {startDate: '2026-05-20', endDate: '2026-05-20'};
    expect(call('get-deal-velocity-metrics', {query}).groups).toEqual([
      {
        partner: 'SNOWFLAKE',
        steps: [{step: 'DRAFT_TO_SENT', medianDays: '2.0', p90Days: '2.0', dealCount: 1}],
      },
    ]);
  });

  it('computes percentiles', () => {
    expect(median([1, 2, 4])).toBe(2);
    expect(median([1, 2, 4, 6])).toBe(3);
    expect(percentile90([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(9);
    expect(percentile90([5])).toBe(5);
  });

  it('writes percentages with up to 4 decimal places', () => {
    expect(percentageOf(1, 3)).toBe('33.3333');
    expect(percentageOf(3, 8)).toBe('37.5');
    expect(percentageOf(1, 0)).toBeUndefined();
  });
});
