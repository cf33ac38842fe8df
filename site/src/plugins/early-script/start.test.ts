import path from 'node:path';
import {JSDOM} from 'jsdom';
import {beforeEach, describe, expect, it} from 'vitest';
import {inlineScript} from '../inline-script';
import type {Settings} from './start';

const body = `<div class="theme-announcement-bar"><button class="close"></button></div>
  <div data-color-mode><button id="color"></button></div>`;

const dismissed = 'docusaurus.announcement.dismiss';
const viewed = 'docusaurus.announcement.id';

let platform: string;
let isSystemDark: boolean;
let stored: Record<string, string>;
let page: DOMStringMap;
let window: JSDOM['window'];

/** Opens a page with the script as it is in the HTML. */
function open(settings: Settings, isStorageBlocked = false): void {
  ({window} = new JSDOM(body, {
    url: 'https://docs.argosy.example/',
    runScripts: 'outside-only',
    beforeParse(own) {
      for (const [key, value] of Object.entries(stored)) own.localStorage.setItem(key, value);
      Object.defineProperty(own.navigator, 'platform', {value: platform});
      own.matchMedia = () =>
        Object.assign(new own.EventTarget(), {matches: isSystemDark}) as MediaQueryList;
      if (isStorageBlocked)
        Object.defineProperty(own, 'localStorage', {
          get() {
            throw new Error('denied');
          },
        });
    },
  }));
  page = window.document.documentElement.dataset;
  window.eval(inlineScript(path.join(__dirname, 'start.ts'), settings));
}

const query = (selector: string) => window.document.querySelector(selector) as HTMLElement;
const item = (key: string) => window.localStorage.getItem(key);

/** What another tab does. */
function storeElsewhere(key: string | null, newValue: string | null): void {
  const storageArea = window.localStorage;
  window.dispatchEvent(new window.StorageEvent('storage', {key, newValue, storageArea}));
}

beforeEach(() => {
  platform = 'Linux x86_64';
  isSystemDark = true;
  stored = {};
});

describe('the state of the page', () => {
  it.each([
    ['MacIntel', 'mac'],
    ['iPad', 'mac'],
    ['Win32', undefined],
  ])('has the keyboard layout of %s', (name, expected) => {
    platform = name;
    open({});
    expect(page.platform).toBe(expected);
  });

  it('has shortcuts of a single key off if the reader turned them off', () => {
    open({});
    expect(page.singleKeys).toBeUndefined();
    stored['docs.single-keys'] = 'off';
    open({});
    expect(page.singleKeys).toBe('off');
  });
});

describe('the announcement', () => {
  it('is closed, and stays closed', () => {
    open({announcementId: 'one'});
    query('.close').click();
    expect(page.announcementBarInitiallyDismissed).toBe('true');
    expect([item(viewed), item(dismissed)]).toEqual(['one', 'true']);
    stored = {...window.localStorage};
    open({announcementId: 'one'});
    expect(item(dismissed)).toBe('true');
  });

  it('is shown to readers who closed another one', () => {
    stored = {[viewed]: 'old', [dismissed]: 'true'};
    open({announcementId: 'new'});
    expect(item(dismissed)).toBeNull();
  });

  it('can be closed without storage', () => {
    open({announcementId: 'one'}, true);
    query('.close').click();
    expect(page.announcementBarInitiallyDismissed).toBe('true');
  });
});

describe('the color mode', () => {
  it('switches, is stored, and reaches React', () => {
    open({defaultChoice: 'light'});
    const values: (string | null)[] = [];
    window.addEventListener('storage', ({newValue}) => values.push(newValue));
    page.theme = 'light';
    query('#color').click();
    expect([page.theme, page.themeChoice, item('theme')]).toEqual(['dark', 'dark', 'dark']);
    query('#color').click();
    expect([page.theme, item('theme')]).toEqual(['light', 'light']);
    expect(values).toEqual(['dark', 'light']);
  });

  it('can follow the system after dark', () => {
    stored.theme = 'dark';
    open({defaultChoice: 'system'});
    Object.assign(page, {theme: 'dark', themeChoice: 'dark'});
    query('#color').click();
    expect([page.theme, page.themeChoice, item('theme')]).toEqual(['dark', 'system', null]);
    query('#color').click();
    expect([page.theme, page.themeChoice]).toEqual(['light', 'light']);
  });

  it('switches without storage', () => {
    open({defaultChoice: 'light'}, true);
    page.theme = 'light';
    query('#color').click();
    expect(page.theme).toBe('dark');
  });

  it('follows another tab, and falls back to the default', () => {
    open({defaultChoice: 'light'});
    storeElsewhere('theme', 'dark');
    expect(page).toMatchObject({theme: 'dark', themeChoice: 'dark'});
    storeElsewhere('theme', null);
    expect(page).toMatchObject({theme: 'light', themeChoice: 'light'});
    storeElsewhere('theme', 'purple');
    expect(page.theme).toBe('light');
    storeElsewhere('theme', 'dark');
    storeElsewhere('docs.search.recent', 'light');
    expect(page.theme).toBe('dark');
  });

  it('tells React that another tab cleared everything', () => {
    open({defaultChoice: 'system'});
    const keys: (string | null)[] = [];
    window.addEventListener('storage', ({key}) => keys.push(key));
    storeElsewhere(null, null);
    expect(page).toMatchObject({theme: 'dark', themeChoice: 'system'});
    expect(keys).toContain('theme');
  });

  it('is the default if the stored one is unknown', () => {
    stored.theme = 'purple';
    open({defaultChoice: 'light'});
    expect(item('theme')).toBeNull();
  });

  it('is the stored one if the Back button restores the page', () => {
    open({defaultChoice: 'light'});
    window.localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new window.PageTransitionEvent('pageshow', {persisted: true}));
    expect(page.theme).toBe('dark');
  });

  it('is left alone if readers cannot choose one', () => {
    open({});
    storeElsewhere('theme', 'dark');
    query('#color').click();
    expect(page.theme).toBeUndefined();
  });
});
