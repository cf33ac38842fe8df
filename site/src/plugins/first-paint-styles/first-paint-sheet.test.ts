import {expect, it} from 'vitest';
import {firstPaintSheet} from './first-paint-sheet';

const names = new Set(['html', 'a', 'button', 'details', '.menu', '.item', '#top', '--series']);
// cspell:disable-next-line
const fontRule = '@font-face{font-family:Text}';
const sheetFor = (fullSheet: string) => firstPaintSheet(fullSheet, names);

it.each([
  '.menu .item{color:red}',
  '#top{color:red}',
  '*{color:red}',
  'button:not(:hover,.gone),a[aria-current],[class*=ite]{color:red}',
  'details[open]>.item:before{content:""}',
  '[data-theme=dark] .item{color:red}',
  ':is(.gone,.item) a{color:red}',
  '@media (forced-colors:active),print{.item{border:1px solid}}',
  '@media (width<=996px){@supports (top:1px){.item{top:1px}}}',
  fontRule,
])('keeps %s', (css) => expect(sheetFor(css)).toBe(css));

it.each([
  '.gone{color:red}',
  'table{color:red}',
  '#bottom{color:red}',
  '.menu:has(.gone){color:red}',
  ':is(.gone,table) .item{color:red}',
  '@media print{.item{color:red}}',
  '@media (width<=996px){@supports (top:1px){.gone{top:1px}}}',
  '.item{animation:1s pulse}@keyframes pulse{to{opacity:.3}}',
  '.item:hover,:focus-visible{outline:2px solid}',
  '.item{transition:none;cursor:pointer;scroll-margin:1px}',
  '[class*=gone]{color:red}',
  ':root{--a:1px}',
])('removes %s', (css) => expect(sheetFor(css)).toBe(''));

it('keeps only the selectors of a list that can match', () => {
  expect(sheetFor('.gone,.item{color:red}')).toBe('.item{color:red}');
});

it('removes what a later rule with the same selector overrides', () => {
  expect(sheetFor('.item{color:red;top:0}.item{color:blue}')).toBe('.item{top:0}.item{color:blue}');
  expect(sheetFor('.item,.menu{color:red}.item{color:blue}.menu{color:blue}')).toBe(
    '.item{color:blue}.menu{color:blue}',
  );
  expect(sheetFor('.item{padding-left:0}.item{padding:1px}')).toBe('.item{padding:1px}');
});

it.each([
  // A fallback for older browsers.
  '.item{content:"a";content:"a"/""}',
  '.item{color:red!important}.item{color:blue}',
  '.item{color:red}@media (hover:none){.item{color:blue}}',
  '.item,.menu{color:red}.item{color:blue}',
])("doesn't treat %s as overridden", (css) => expect(sheetFor(css)).toBe(css));

it('knows that :root is html', () => {
  const dark = '[data-theme=dark]{color:blue}';
  expect(sheetFor(`html[data-theme=dark]{color:red}:root${dark}`)).toBe(`:root${dark}`);
  expect(sheetFor(`:root[data-theme=dark]{color:red}html${dark}`)).toContain('color:red');
});

it('replaces custom properties that have one value', () => {
  expect(sheetFor(':root{--a:1px;--b:var(--a)}.item{margin:0 var(--b)}')).toBe(
    '.item{margin:0 1px}',
  );
});

it.each([
  ['with a value per mode', ':root{--a:red}[data-theme=dark]{--a:blue}.item{color:var(--a)}'],
  ['that an element changes', ':root{--a:red}.menu{--a:blue}.item{color:var(--a)}'],
  ['that an attribute sets or reads', ':root{--series:red}.item{color:var(--series)}'],
  ['with a CSS-wide keyword', ':root{--a:inherit}.item{top:var(--a)}'],
  ['that depend on a condition', '@media (hover:none){:root{--a:red}}.item{color:var(--a)}'],
  [
    'whose reference differs by element',
    ':root{--a:1px;--b:var(--a)}.menu{--a:2px}.item{top:var(--b)}',
  ],
])('keeps custom properties %s', (_, css) => expect(sheetFor(css)).toBe(css));
