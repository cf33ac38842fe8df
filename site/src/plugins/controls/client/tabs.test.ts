// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {adoptTabs, listen, showChosenTabs, showPanelOf} from './tabs';

const group = (name: string, attribute: string, ...values: string[]) =>
  `<div class="tabs-container">${values
    .map((value, index) => {
      const id = `${name}-${value}`;
      const checked = index === 0 ? 'checked' : '';
      return `<input type="radio" name="${name}" id="${id}" value="${value}" ${attribute} ${checked}><label for="${id}"></label>`;
    })
    .join(
      '',
    )}${values.map((value) => `<div><p id="in-${name}-${value}"></p></div>`).join('')}</div>`;

const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({id}) => id);
const tab = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);

beforeAll(listen);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    group('a', 'data-group="way"', 'console', 'api') +
    group('b', 'data-group="way"', 'console', 'api') +
    group('c', 'data-group="way"', 'console', 'other') +
    group('d', '', 'console', 'api');
});

it('selects the tab in every group with the same name, and stores it', () => {
  tab('a-api')?.click();
  expect(checked()).toEqual(['a-api', 'b-api', 'c-console', 'd-console']);
  expect(localStorage.getItem('docusaurus.tab.way')).toBe('api');
});

it('stores nothing for tabs without a group', () => {
  tab('d-api')?.click();
  expect(checked()).toContain('d-api');
  expect(localStorage).toHaveLength(0);
});

it('selects the stored tab on the next page', () => {
  localStorage.setItem('docusaurus.tab.way', 'api');
  showChosenTabs();
  expect(checked()).toEqual(['a-api', 'b-api', 'c-console', 'd-console']);
});

it('prefers the tab that the reader selected before the script ran', () => {
  localStorage.setItem('docusaurus.tab.way', 'console');
  const selected = tab('b-api');
  if (selected) selected.checked = true;
  adoptTabs();
  showChosenTabs();
  expect(checked()).toEqual(['a-api', 'b-api', 'c-console', 'd-console']);
});

it('selects the tab whose panel has a target', () => {
  const target = document.querySelector('#in-d-api');
  if (target) showPanelOf(target);
  expect(checked()).toEqual(['a-console', 'b-console', 'c-console', 'd-api']);
});
