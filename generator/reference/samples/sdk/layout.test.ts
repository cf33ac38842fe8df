import {expect, it} from 'vitest';
import {block, chain, type Group, hug, print} from './layout';

const settings = {step: '  '};
const [half, rest] = ['a'.repeat(50), 'b'.repeat(40)];
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
  expect(print(['x = ', list(block, list(block, half, 'b'), rest)], settings)).toBe(
    `x = (\n  (${half}, b),\n  ${rest},\n)`,
  );
});

it('puts the closing after the last entry where a language has no trailing comma', () => {
  expect(print(list(hug, half, rest), settings)).toBe(`(\n  ${half},\n  ${rest})`);
  expect(print(list(chain, half, rest), settings)).toBe(`(\n  ${half}\n  ${rest})`);
});

it('indents by the line on which a group begins', () => {
  expect(print(list(hug, ['f', list(hug, half, rest)]), settings)).toBe(
    `(\n  f(\n    ${half},\n    ${rest}))`,
  );
});
