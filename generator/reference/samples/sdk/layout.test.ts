import {expect, it} from 'vitest';
import {block, chain, type Group, hug, print} from './layout';

const settings = {step: '  ', width: 20};
const list = (style: Group['style'], ...entries: Group['entries']): Group => ({
  open: '(',
  entries,
  close: ')',
  style,
});

it('keeps on one line what fits', () => {
  expect(print(['x = ', list(block, 'a', 'b')], settings)).toBe('x = (a, b)');
  expect(print(list(block), settings)).toBe('()');
});

it('breaks what does not, and only that', () => {
  expect(print(['long = ', list(block, list(block, 'a', 'b'), 'cccccccc')], settings)).toBe(
    'long = (\n  (a, b),\n  cccccccc,\n)',
  );
});

it('puts the closing after the last entry where a language has no trailing comma', () => {
  expect(print(list(hug, 'aaaaaaaaaa', 'bbbbbbbbbb'), settings)).toBe(
    '(\n  aaaaaaaaaa,\n  bbbbbbbbbb)',
  );
  expect(print(list(chain, '.aaaaaaaaaa()', '.bbbb()'), settings)).toBe(
    '(\n  .aaaaaaaaaa()\n  .bbbb())',
  );
});

it('indents by the line on which a group begins', () => {
  expect(print(list(hug, ['f', list(hug, 'aaaaaaaaaa', 'bbbbbbbb')]), settings)).toBe(
    '(\n  f(\n    aaaaaaaaaa,\n    bbbbbbbb))',
  );
});
