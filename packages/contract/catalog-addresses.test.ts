import {expect, it} from 'vitest';
import {errorAddress, eventAddress, eventSlug} from './catalog-addresses';
import {readEventTypes} from './contract-files';

it.each([
  ['offer.accepted', '/api/events/offer-accepted'],
  ['usage_record_group.report_failed', '/api/events/usage-record-group-report-failed'],
])('gives %s the page %s', (type, address) => {
  expect(eventAddress(type)).toBe(address);
});

it('gives every event its own page', () => {
  const types = readEventTypes();
  expect(new Set(types.map(eventSlug)).size).toBe(types.length);
});

it('finds an error on the page of its status', () => {
  expect(errorAddress('offer_not_found', {status: 404})).toBe('/api/errors/404#offer_not_found');
});
