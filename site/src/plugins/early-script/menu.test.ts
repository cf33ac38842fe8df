// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import menu from './menu';

/** jsdom doesn't know popovers, like the oldest browsers that the site supports. */
const {dataset} = document.documentElement;
const get = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const click = (selector: string) => get(selector).click();

const heads = (first: string) =>
  `<button class="navbar-sidebar__close" popovertarget="${first}" popovertargetaction="hide"></button>`;

let widen: () => void = () => undefined;
vi.stubGlobal('matchMedia', () => ({
  addEventListener: (_type: string, listener: () => void) => (widen = listener),
}));
menu();

beforeEach(() => {
  delete dataset.menu;
  document.body.innerHTML = `
    <button class="navbar__toggle" popovertarget="docs-menu"></button>
    <div id="site-menu" class="menu-panel">${heads('docs-menu')}<a href="#sdk">SDK</a></div>
    <aside id="docs-menu" class="menu-panel">
      ${heads('docs-menu')}<button class="back" popovertarget="site-menu"></button>
      <details><summary></summary></details>
    </aside>`;
  click('.navbar__toggle');
});

it('opens a panel, and moves the focus into it', () => {
  expect(dataset.menu).toBe('docs-menu');
  expect(document.activeElement).toBe(get('#docs-menu .navbar-sidebar__close'));
  click('.back');
  expect(dataset.menu).toBe('site-menu');
  expect(document.activeElement).toBe(get('#site-menu .navbar-sidebar__close'));
});

it.each([
  ['Close', () => click('#docs-menu .navbar-sidebar__close')],
  ['a link', () => click('a')],
  [
    'Escape',
    () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true})),
  ],
  ['a wide window', () => widen()],
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
])('closes it with %s, and returns the focus', (_way, close) => {
  close();
  expect(dataset.menu).toBe('');
  expect(document.activeElement).toBe(get('.navbar__toggle'));
});

it('stays open while the reader opens a category or presses another key', () => {
  click('summary');
  get('details').dispatchEvent(new Event('toggle'));
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', bubbles: true}));
  expect(dataset.menu).toBe('docs-menu');
  expect(document.activeElement).toBe(get('#docs-menu .navbar-sidebar__close'));
});
