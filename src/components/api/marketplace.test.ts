// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {rememberMarketplace, showChosenMarketplace} from './marketplace';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => localStorage.setItem(key, value),
  }),
}));

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
  rememberMarketplace('azure');
  expect(document.documentElement.dataset.marketplace).toBe('azure');
  expect(pressed()).toEqual(['azure']);
  expect(selected()).toBe('azure-1');
});

it('keeps the choice on the next page', () => {
  rememberMarketplace('aws');
  document.body.innerHTML = document.body.innerHTML.replaceAll('aria-pressed="true"', '');
  showChosenMarketplace();
  expect(pressed()).toEqual(['aws']);
  expect(selected()).toBe('aws');
});

it('keeps another scenario of the same marketplace', () => {
  document.querySelector<HTMLInputElement>('#azure-2')?.click();
  rememberMarketplace('azure');
  expect(selected()).toBe('azure-2');
});

it('keeps the scenario if none is about the marketplace', () => {
  rememberMarketplace('gcp');
  expect(selected()).toBe('any');
});
