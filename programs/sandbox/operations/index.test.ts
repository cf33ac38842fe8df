import {listOperations} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {expect, it} from 'vitest';
import {operations} from '.';

/** The token endpoint has rules of its own, so it isn't a handler. */
const elsewhere = ['create-access-token'];

const withoutHandler = (await testSpec().then(listOperations))
  .filter(({slug}) => !(slug in operations.handlers) && !elsewhere.includes(slug))
  .map(({slug}) => slug);

it('has state for all operations except those that return examples', () => {
  expect(withoutHandler.sort()).toEqual([
    'close-support-ticket',
    'create-support-ticket',
    'create-support-ticket-attachment',
    'create-support-ticket-comment',
    'get-deal-velocity-metrics',
    'get-partner-contact-analytics',
    'get-partner-metrics',
    'get-per-partner-combined-metrics-with-directional-counts',
    'get-revenue-report',
    'get-support-ticket',
    'get-total-combined-partner-metrics',
    'list-daily-revenue-records',
    'list-revenue-record-details',
    'list-support-tickets',
    'query-auditing-events',
    'reopen-support-ticket',
    'update-support-ticket',
  ]);
});

it('has no handler without an operation', async () => {
  const documented = listOperations(await testSpec()).map(({slug}) => slug);
  expect(Object.keys(operations.handlers).filter((slug) => !documented.includes(slug))).toEqual([]);
});
