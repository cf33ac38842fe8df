import {beforeEach, expect, it, vi} from 'vitest';
import pageState, {type Settings} from './page-state';

let stored: Map<string, string>;
let page: Record<string, string>;
let listeners: Record<string, (event: object) => void>;

const dismissed = 'docusaurus.announcement.dismiss';

function run(settings: Settings, platform = 'Linux x86_64'): void {
  vi.stubGlobal('navigator', {platform});
  pageState(settings);
}

beforeEach(() => {
  stored = new Map();
  page = {};
  listeners = {};
  vi.stubGlobal('document', {documentElement: {dataset: page}});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('matchMedia', () => ({matches: true}));
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('StorageEvent', function StorageEvent(_type: string, init: object) {
    return init;
  });
  vi.stubGlobal('dispatchEvent', (event: object) => listeners.storage?.(event));
});

it('turns shortcuts of a single key off if the reader has', () => {
  run({});
  expect(page.singleKeys).toBeUndefined();
  stored.set('docs.single-keys', 'off');
  run({});
  expect(page.singleKeys).toBe('off');
});

it.each([
  ['MacIntel', 'mac'],
  ['iPad', 'mac'],
  ['Win32', undefined],
])('detects the keyboard layout of %s', (platform, expected) => {
  run({}, platform);
  expect(page.platform).toBe(expected);
});

it('shows a new announcement to readers who closed the previous one', () => {
  stored.set(dismissed, 'true').set('docusaurus.announcement.id', 'old');
  run({announcementId: 'new'});
  expect(stored.has(dismissed)).toBe(false);
});

it('keeps an announcement closed', () => {
  stored.set(dismissed, 'true').set('docusaurus.announcement.id', 'same');
  run({announcementId: 'same'});
  expect(stored.get(dismissed)).toBe('true');
});

it('detects the platform even if storage is blocked', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  run({announcementId: 'new', defaultChoice: 'light'}, 'MacIntel');
  expect(page).toEqual({platform: 'mac'});
});

it('follows the color mode that another tab stores, and falls back to the default', () => {
  run({defaultChoice: 'light'});
  listeners.storage?.({key: 'theme', newValue: 'dark'});
  expect(page).toMatchObject({theme: 'dark', themeChoice: 'dark'});
  listeners.storage?.({key: 'theme', newValue: null});
  expect(page).toMatchObject({theme: 'light', themeChoice: 'light'});
});

it('falls back to the system color scheme if that is the default', () => {
  run({defaultChoice: 'system'});
  listeners.storage?.({key: null, newValue: null});
  expect(page).toMatchObject({theme: 'dark', themeChoice: 'system'});
});

it('leaves a hydrated page and other keys alone', () => {
  run({defaultChoice: 'light'});
  listeners.storage?.({key: 'docs.search.recent', newValue: 'dark'});
  page.hasHydrated = 'true';
  listeners.storage?.({key: 'theme', newValue: 'dark'});
  expect(page.theme).toBeUndefined();
});

it('applies the stored color mode when the Back button restores the page', () => {
  run({defaultChoice: 'light'});
  stored.set('theme', 'dark');
  listeners.pageshow?.({persisted: false});
  expect(page.theme).toBeUndefined();
  listeners.pageshow?.({persisted: true});
  expect(page.theme).toBe('dark');
});

it('ignores color modes if readers cannot choose one', () => {
  run({});
  listeners.storage?.({key: 'theme', newValue: 'dark'});
  expect(page).toEqual({});
});
