// @vitest-environment jsdom
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {adoptStoredLanguage, listen, showChosenLanguage} from './language';

const key = 'docusaurus.tab.language';
const names = ['curl', 'go', 'python'];

const open = (address: string) => {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div class="sample__tabs">${names
    .map((name) => `<button data-language="${name}"></button>`)
    .join('')}</div>`;
  showChosenLanguage();
};
const select = (name: string) =>
  document.querySelector<HTMLElement>(`button[data-language=${name}]`)?.click();
const shown = () => {
  const pressed = document.querySelector<HTMLElement>('[aria-pressed=true]');
  const {language} = document.documentElement.dataset;
  return pressed?.dataset.language === language ? language : 'different';
};

beforeAll(listen);

beforeEach(() => {
  localStorage.clear();
  // The reader's earlier choice ends the one from the address.
  localStorage.setItem(key, 'curl');
  open('/api/a');
});

it('stores the choice, and adds it to the address', () => {
  select('go');
  expect(shown()).toBe('go');
  expect(localStorage.getItem(key)).toBe('go');
  expect(location.search).toBe('?language=go');
});

it('carries the language of an address over to the next page', () => {
  open('/api/a?language=python');
  open('/api/b');
  expect(shown()).toBe('python');
  expect(location.search).toBe('?language=python');
  expect(localStorage.getItem(key)).toBe('curl');
});

it('prefers a later choice in another tab', () => {
  open('/api/a?language=python');
  localStorage.setItem(key, 'go');
  adoptStoredLanguage();
  showChosenLanguage();
  expect(shown()).toBe('go');
  expect(location.search).toBe('?language=go');
});

it('shows curl if the language is unknown', () => {
  open('/api/a?language=cobol');
  expect(document.documentElement.dataset.language).toBe('curl');
});
