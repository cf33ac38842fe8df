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
const selected = () => document.querySelector<HTMLInputElement>('input:checked')?.id;

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
      <input type="radio" name="scenario" id="any" checked>
      <input type="radio" name="scenario" id="aws" data-marketplace="aws">
      <input type="radio" name="scenario" id="azure-1" data-marketplace="azure">
      <input type="radio" name="scenario" id="azure-2" data-marketplace="azure">
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
  document.querySelector<HTMLInputElement>('#azure-2')?.click();
  select('azure');
  expect(selected()).toBe('azure-2');
});

it('keeps the scenario if none is about the marketplace', () => {
  select('gcp');
  expect(selected()).toBe('any');
});

it('keeps the scenario that the reader selected before the script ran', () => {
  localStorage.setItem('docs.marketplace', 'aws');
  document.querySelector<HTMLInputElement>('#azure-1')?.click();
  showChosenMarketplace();
  expect(selected()).toBe('azure-1');
});

it('keeps the scenario that the reader selected when the page is hydrated', () => {
  localStorage.setItem('docs.marketplace', 'aws');
  showChosenMarketplace();
  document.querySelector<HTMLInputElement>('#azure-1')?.click();
  showChosenMarketplace();
  expect(selected()).toBe('azure-1');
});
