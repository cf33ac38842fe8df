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

it('keeps code on one line if it fits', () => {
  expect(print(['x = ', list(block, 'a', 'b')], settings)).toBe('x = (a, b)');
  expect(print(list(block), settings)).toBe('()');
});

it("breaks only groups that don't fit", () => {
  expect(print(['x = ', list(block, list(block, half, 'b'), rest)], settings)).toBe(
    `x = (\n  (${half}, b),\n  ${rest},\n)`,
  );
});

it('puts the closing after the last entry if the language has no trailing commas', () => {
  expect(print(list(hug, half, rest), settings)).toBe(`(\n  ${half},\n  ${rest})`);
  expect(print(list(chain, half, rest), settings)).toBe(`(\n  ${half}\n  ${rest})`);
});

it("indents relative to the group's first line", () => {
  expect(print(list(hug, ['f', list(hug, half, rest)]), settings)).toBe(
    `(\n  f(\n    ${half},\n    ${rest}))`,
  );
});
