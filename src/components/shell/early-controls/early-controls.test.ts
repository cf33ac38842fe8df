// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {actEarly} from '.';
import {closeMenu, handOverMenu} from './menu';

const query = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const {dataset} = document.documentElement;

const navbar = `<nav class="navbar">
  <a class="navbar__brand" href="/">Docs</a>
  <div class="navbar__items">
    <button class="navbar__toggle"></button>
    <a class="navbar__item navbar__link navbar__link--active" href="/api">API</a>
  </div>
  <div data-color-mode><button id="color"><i></i><i></i></button></div>
</nav>`;
const sidebar = '<aside><ul class="theme-doc-sidebar-menu"><li>Offers</li></ul></aside>';

describe('the color mode', () => {
  beforeEach(() => {
    document.body.innerHTML = navbar;
    localStorage.clear();
    vi.stubGlobal('matchMedia', () => ({matches: true}));
  });

  it('switches between light and dark, and is stored', () => {
    Object.assign(dataset, {theme: 'light', themeChoice: 'light'});
    expect(actEarly(query('#color'))).toBe('done');
    expect(dataset).toMatchObject({theme: 'dark', themeChoice: 'dark'});
    expect(localStorage.getItem('theme')).toBe('dark');
    actEarly(query('#color'));
    expect(dataset).toMatchObject({theme: 'light', themeChoice: 'light'});
  });

  it('can follow the system after dark', () => {
    query('#color').append(document.createElement('i'));
    Object.assign(dataset, {theme: 'dark', themeChoice: 'dark'});
    localStorage.setItem('theme', 'dark');
    actEarly(query('#color'));
    expect(dataset).toMatchObject({theme: 'dark', themeChoice: 'system'});
    expect(localStorage.getItem('theme')).toBeNull();
    actEarly(query('#color'));
    expect(dataset.theme).toBe('light');
  });
});

it('opens and closes a category', () => {
  document.body.innerHTML = `<li class="menu__list-item--collapsed">
    <div><button class="menu__caret" aria-expanded="false"></button></div><ul hidden></ul></li>`;
  expect(actEarly(query('button'))).toBe('shown');
  expect(query('li').className).toBe('');
  expect(query('ul').hidden).toBe(false);
  expect(query('button').getAttribute('aria-expanded')).toBe('true');
  actEarly(query('button'));
  expect(query('ul').hidden).toBe(true);
});

describe('the menu', () => {
  beforeEach(() => {
    closeMenu();
    document.body.innerHTML = navbar + sidebar;
  });

  it('shows the sidebar, and the navbar behind it', () => {
    actEarly(query('.navbar__toggle'));
    expect(query('.early-menu .theme-doc-sidebar-menu').textContent).toBe('Offers');
    expect(query('.early-menu .menu__link--active').textContent).toBe('API');
    actEarly(query('.navbar-sidebar__back'));
    expect(query('.navbar-sidebar__items').className).toBe('navbar-sidebar__items');
  });

  it('shows the navbar on a page without a sidebar', () => {
    query('aside').remove();
    actEarly(query('.navbar__toggle'));
    expect(query('.navbar-sidebar__items').className).toBe('navbar-sidebar__items');
  });

  it('closes', () => {
    actEarly(query('.navbar__toggle'));
    actEarly(query('.navbar-sidebar__close'));
    expect(document.querySelector('.early-menu')).toBeNull();
  });

  it('makes way for the menu of the theme', () => {
    vi.useFakeTimers();
    const toggled = vi.fn<() => void>();
    query('.navbar__toggle').addEventListener('click', toggled);
    handOverMenu();
    expect(toggled).not.toHaveBeenCalled();
    actEarly(query('.navbar__toggle'));
    handOverMenu();
    vi.runAllTimers();
    expect(toggled).toHaveBeenCalledOnce();
    expect(document.querySelector('.early-menu')).toBeNull();
    vi.useRealTimers();
  });
});

describe('choices', () => {
  it('shows the panel of a tab', () => {
    document.body.innerHTML = `<ul><li role="tab" class="tabs__item--active"></li><li role="tab" id="second"></li></ul>
      <div><p></p><p hidden></p></div>`;
    expect(actEarly(query('#second'))).toBe('shown');
    expect(query('p:not([hidden])')).toBe(document.querySelectorAll('p')[1]);
    expect(query('.tabs__item--active').id).toBe('second');
  });

  it('shows the samples of a language', () => {
    document.body.innerHTML =
      '<button data-language="curl" aria-pressed="true"></button><button data-language="go"></button>';
    actEarly(query('[data-language=go]'));
    expect(dataset.language).toBe('go');
    expect(query('[aria-pressed=true]').dataset.language).toBe('go');
  });
});

it('leaves other controls to React', () => {
  document.body.innerHTML = '<button>Copy</button>';
  expect(actEarly(query('button'))).toBe('waits');
});
