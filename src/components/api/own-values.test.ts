// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {rememberOwnValue, showOwnValues} from './own-values';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => localStorage.setItem(key, value),
  }),
}));

const page =
  '<input data-own-value="orgId"><input data-own-value="offerId">' +
  '<code><span data-value="orgId">org_1</span>/<span data-value="offerId">offr_1</span></code>' +
  '<code><span data-value="orgId">org_1</span></code>';
const samples = () => [...document.querySelectorAll('code')].map((code) => code.textContent);
const fields = () => [...document.querySelectorAll('input')].map(({value}) => value);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
});

it('shows the typed value in all samples, and keeps the other examples', () => {
  rememberOwnValue('orgId', ' org_mine ');
  expect(samples()).toEqual(['org_mine/offr_1', 'org_mine']);
});

it('fills the fields and samples of the next page', () => {
  rememberOwnValue('orgId', 'org_mine');
  rememberOwnValue('offerId', 'offr_mine');
  document.body.innerHTML = page;
  showOwnValues();
  expect(fields()).toEqual(['org_mine', 'offr_mine']);
  expect(samples()).toEqual(['org_mine/offr_mine', 'org_mine']);
});

it('restores the example when the field is empty', () => {
  rememberOwnValue('orgId', 'org_mine');
  rememberOwnValue('orgId', ' ');
  expect(samples()).toEqual(['org_1/offr_1', 'org_1']);
  expect(localStorage.getItem('docs.values')).toBe('{}');
});

it('shows markup as text', () => {
  rememberOwnValue('orgId', '<img src=x>');
  expect(samples()[1]).toBe('<img src=x>');
  expect(document.querySelector('img')).toBeNull();
});

it.each(['{broken', 'null', '"text"'])('shows the examples if %s is stored', (stored) => {
  localStorage.setItem('docs.values', stored);
  showOwnValues();
  expect(samples()).toEqual(['org_1/offr_1', 'org_1']);
});
