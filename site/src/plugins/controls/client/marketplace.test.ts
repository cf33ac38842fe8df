// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {listen, showChosenMarketplace} from './marketplace';

beforeAll(listen);

const select = (name: string) =>
  document.querySelector<HTMLElement>(`button[data-marketplace=${name}]`)?.click();
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('button[aria-pressed="true"]')].map(
    ({dataset}) => dataset.marketplace,
  );
const choose = (value: string) => {
  const list = document.querySelector<HTMLSelectElement>('select');
  if (list) list.value = value;
};
const selected = () => document.querySelector<HTMLSelectElement>('select')?.value;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <div class="marketplaces">
      <button data-marketplace="all"></button>
      <button data-marketplace="aws"></button>
      <button data-marketplace="azure"></button>
      <button data-marketplace="gcp"></button>
    </div>
    <div class="scenarios">
      <select data-scenarios>
        <option value="any"></option>
        <option value="aws" data-marketplace="aws"></option>
        <option value="azure-1" data-marketplace="azure"></option>
        <option value="azure-2" data-marketplace="azure"></option>
      </select>
    </div>`;
});

it('shows all marketplaces until the reader selects one', () => {
  showChosenMarketplace();
  expect(document.documentElement.dataset.marketplace).toBe('all');
  expect(pressed()).toEqual(['all']);
  expect(selected()).toBe('any');
});

it('shows the selected marketplace with its first scenario', () => {
  select('azure');
  expect(document.documentElement.dataset.marketplace).toBe('azure');
  expect(pressed()).toEqual(['azure']);
  expect(selected()).toBe('azure-1');
});

it('keeps the choice on the next page', () => {
  select('aws');
  document.body.innerHTML = document.body.innerHTML.replaceAll('aria-pressed="true"', '');
  showChosenMarketplace();
  expect(pressed()).toEqual(['aws']);
  expect(selected()).toBe('aws');
});

it('keeps another scenario of the same marketplace', () => {
  choose('azure-2');
  select('azure');
  expect(selected()).toBe('azure-2');
});

it('keeps the scenario if none is about the marketplace', () => {
  select('gcp');
  expect(selected()).toBe('any');
});

it('keeps the scenario that the reader selected before the script ran', () => {
  localStorage.setItem('docs.marketplace', 'aws');
  choose('azure-1');
  showChosenMarketplace();
  expect(selected()).toBe('azure-1');
});

it('keeps the scenario that the reader selected when the page is hydrated', () => {
  localStorage.setItem('docs.marketplace', 'aws');
  showChosenMarketplace();
  choose('azure-1');
  showChosenMarketplace();
  expect(selected()).toBe('azure-1');
});
