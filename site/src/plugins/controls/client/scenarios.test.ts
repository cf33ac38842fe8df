// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {listen, showScenarios} from './scenarios';

beforeAll(listen);

const picker = () => document.querySelector<HTMLSelectElement>('select') as HTMLSelectElement;
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-chosen]')].map(({dataset}) => dataset.scenario);
const flag = () => document.querySelector('label span')?.className;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="scenarios">
      <label><span class="flag flag--aws"></span><select data-scenarios>
        <option value="aws" data-marketplace="aws"></option>
        <option value="azure" data-marketplace="azure"></option>
        <option value="any"></option>
      </select></label>
      <div class="scenario" data-scenario="aws" data-chosen></div>
      <div class="scenario" data-scenario="azure"></div>
      <div class="scenario" data-scenario="any"></div>
    </div>`;
});

it('shows the selected scenario with its flag', () => {
  picker().value = 'azure';
  picker().dispatchEvent(new Event('change', {bubbles: true}));
  expect(chosen()).toEqual(['azure']);
  expect(flag()).toBe('flag flag--azure');
});

it('has no flag for a scenario of no marketplace', () => {
  picker().value = 'any';
  picker().dispatchEvent(new Event('change', {bubbles: true}));
  expect(flag()).toBe('');
});

it('shows what the reader selected before the script ran', () => {
  picker().value = 'azure';
  showScenarios();
  expect(chosen()).toEqual(['azure']);
});
