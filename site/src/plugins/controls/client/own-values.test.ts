// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {adoptOwnValues, listen, showOwnValues} from './own-values';

beforeAll(listen);

function type(parameter: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[data-own-value=${parameter}]`);
  if (field) field.value = value;
  field?.dispatchEvent(new Event('input', {bubbles: true}));
}

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
  type('orgId', ' org_mine ');
  expect(samples()).toEqual(['org_mine/offr_1', 'org_mine']);
});

it('fills the fields and samples of the next page', () => {
  type('orgId', 'org_mine');
  type('offerId', 'offr_mine');
  document.body.innerHTML = page;
  showOwnValues();
  expect(fields()).toEqual(['org_mine', 'offr_mine']);
  expect(samples()).toEqual(['org_mine/offr_mine', 'org_mine']);
});

it('restores the example when the field is empty', () => {
  type('orgId', 'org_mine');
  type('orgId', ' ');
  expect(samples()).toEqual(['org_1/offr_1', 'org_1']);
  expect(localStorage.getItem('docs.values')).toBe('{}');
});

it('shows markup as text', () => {
  type('orgId', '<img src=x>');
  expect(samples()[1]).toBe('<img src=x>');
  expect(document.querySelector('img')).toBeNull();
});

it.each(['{broken', 'null', '"text"'])('shows the examples if %s is stored', (stored) => {
  localStorage.setItem('docs.values', stored);
  showOwnValues();
  expect(samples()).toEqual(['org_1/offr_1', 'org_1']);
});

it('keeps and stores what the reader typed before the script ran', () => {
  localStorage.setItem('docs.values', '{"orgId":"org_old","offerId":"offr_mine"}');
  const field = document.querySelector('input');
  if (field) field.value = 'org_new';
  adoptOwnValues();
  showOwnValues();
  expect(fields()).toEqual(['org_new', 'offr_mine']);
  expect(samples()).toEqual(['org_new/offr_mine', 'org_new']);
  expect(localStorage.getItem('docs.values')).toContain('"org_new"');
});
