// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {clearFilter, filterRows, listen} from './list-filter';

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.rows:not([hidden]) > li:not([hidden])')].map(
    ({id}) => id,
  );
const status = () => document.querySelector('[role=status]')?.textContent;

function type(value: string): void {
  const field = document.querySelector('input');
  if (field) field.value = value;
  field?.dispatchEvent(new Event('input', {bubbles: true}));
}

beforeAll(listen);

beforeEach(() => {
  document.body.innerHTML = `
    <div class="list-filter"><input type="search" data-filter="events"><button data-clear-filter hidden></button><span role="status"></span></div>
    <ul class="rows">
      <li id="offer.accepted"><code>offer.<wbr>accepted</code> Sent when the Buyer accepts.</li>
      <li id="offer.ended"><code>offer.<wbr>ended</code> Sent when it ends.</li>
    </ul>
    <ul class="rows"><li id="buyer.created"><code>buyer.<wbr>created</code> Sent.</li></ul>`;
});

it('shows the rows that contain every word, in any order and case', () => {
  type(' BUYER offer.acc');
  expect(shown()).toEqual(['offer.accepted']);
  expect(status()).toBe('1 of 3 events');
});

it('hides lists without a match', () => {
  type('ended');
  const lists = [...document.querySelectorAll<HTMLElement>('.rows')];
  expect(lists.map(({hidden}) => hidden)).toEqual([false, true]);
});

it('hides titles and headings without a match', () => {
  document.querySelector('.list-filter')?.insertAdjacentHTML(
    'afterend',
    `<h3>Offers</h3><div><p class="rows__title">Offer</p><ul class="rows"><li>ended</li></ul>
      <p class="rows__title">Price</p><ul class="rows"><li>changed</li></ul></div>`,
  );
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('h3, .rows__title')].map(
      (element) => element.hidden,
    );
  type('ended');
  expect(hidden()).toEqual([false, false, true]);
  type('buyer');
  expect(hidden()).toEqual([true, true, true]);
  type('');
  expect(hidden()).toEqual([false, false, false]);
});

it('says that nothing matches, and offers to clear the filter', () => {
  const reset = document.querySelector('button');
  filterRows();
  expect(reset?.hidden).toBe(true);
  type('refund');
  expect(shown()).toEqual([]);
  expect(status()).toBe('No events match the filter.');
  expect(reset?.hidden).toBe(false);
  reset?.click();
  expect(shown()).toHaveLength(3);
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(reset?.hidden).toBe(true);
});

it('filters the entries of a list of terms', () => {
  document
    .querySelector('.list-filter')
    ?.insertAdjacentHTML(
      'afterend',
      '<dl data-filter-rows><div id="cppo"><dt>CPPO</dt></div><div id="macc"><dt>MACC</dt></div></dl>',
    );
  type('macc');
  expect(document.querySelector<HTMLElement>('#cppo')?.hidden).toBe(true);
  expect(document.querySelector<HTMLElement>('#macc')?.hidden).toBe(false);
});

it('shows everything again without a word, and says nothing', () => {
  type('ended');
  clearFilter();
  expect(shown()).toHaveLength(3);
  expect(status()).toBe('');
  expect(document.querySelector('input')?.value).toBe('');
});

it('shows rows that were hidden before the reader left the page', () => {
  type('ended');
  document.querySelector('input')?.replaceWith(document.createElement('input'));
  document.querySelector('input')?.setAttribute('data-filter', 'events');
  filterRows();
  expect(shown()).toHaveLength(3);
});

it('leaves rows on pages without a filter alone', () => {
  document.querySelector('.list-filter')?.remove();
  filterRows();
  expect(shown()).toHaveLength(3);
});

it('shows the cards of the selected kind', () => {
  document.body.innerHTML = `
    <div class="list-filter">
      <input type="search" data-filter="integrations">
      <select data-filter-kind><option value="">All</option><option value="crm">CRM</option></select>
      <span role="status"></span>
    </div>
    <ul data-filter-rows>
      <li id="hubspot" data-kind="crm">HubSpot</li>
      <li id="salesforce" data-kind="crm">Salesforce</li>
      <li id="slack" data-kind="chat">Slack</li>
    </ul>`;
  const cards = () =>
    [...document.querySelectorAll<HTMLElement>('li:not([hidden])')].map(({id}) => id);
  const kind = document.querySelector('select');
  if (kind) kind.value = 'crm';
  filterRows();
  expect(cards()).toEqual(['hubspot', 'salesforce']);
  expect(status()).toBe('2 of 3 integrations');
  type('sales');
  expect(cards()).toEqual(['salesforce']);
  clearFilter();
  expect(cards()).toHaveLength(3);
  expect(kind?.value).toBe('');
});
