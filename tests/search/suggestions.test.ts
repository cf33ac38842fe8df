/** The searches that the dialog suggests have to show search at its best. */
import {expect, it} from 'vitest';
import {search} from '@docs/site/config';
import {readRecords, rowsOf} from './site-search';
import {engineOf} from '@docs/tools';

const answers = new Map([
  [
    'AWS private offer',
    {guide: '/aws-marketplace/create-private-offer', operation: 'create-offer'},
  ],
  ['webhook', {guide: '/get-started/webhook', operation: 'list-notification-events'}],
  ['usage reporting', {guide: '/get-started/metering', operation: 'report-usage-record-group'}],
  ['API client', {guide: '/get-started/api-client', operation: 'get-api-client'}],
  ['invoice', {guide: '/billing/invoice', operation: 'get-invoice'}],
]);
const engine = await engineOf(readRecords());

it('tests every suggested search', () => {
  expect([...answers.keys()]).toEqual(search.suggestions);
});

it.each([...answers])('%s has its guide first and its operation next', (query, answer) => {
  const urls = rowsOf(engine, query).map(({url}) => url);
  expect(urls[0]).toBe(answer.guide);
  expect(urls.slice(0, 3)).toContain(`/api/${answer.operation}`);
});

it.each(search.tasks)('$title leads to a page that search has', ({path}) => {
  expect(readRecords().map(({url}) => new URL(url).pathname)).toContain(path);
});
