// @vitest-environment jsdom
import {useRef} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {renderer} from '../testing/renderer';
import {useDismiss} from './useDismiss';

function Menu() {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  return (
    <>
      <details ref={details}>
        <summary>Menu</summary>
        <p>Text</p>
        <a href="#section">Link</a>
      </details>
      <button>Outside</button>
    </>
  );
}

const find = (name: string) => document.querySelector<HTMLElement>(name);
const menu = () => document.querySelector('details');
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', {key}));

beforeEach(async () => {
  await renderer()(<Menu />);
  menu()?.setAttribute('open', '');
});

it('closes the menu on Escape, and moves focus to its button', () => {
  press('a');
  expect(menu()?.open).toBe(true);
  press('Escape');
  expect(menu()?.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

it('leaves focus alone on Escape while the menu is closed', () => {
  menu()?.removeAttribute('open');
  find('button')?.focus();
  press('Escape');
  expect(document.activeElement).toBe(find('button'));
});

it.each([
  ['closes', 'a click outside', 'button', false],
  ['closes', 'a click on a link in it', 'a', false],
  ['keeps', 'a click on its text', 'p', true],
])('%s the menu after %s', (_verb, _click, target, isOpen) => {
  find(target)?.click();
  expect(menu()?.open).toBe(isOpen);
});
