import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {SampleOptions} from './SampleOptions';

const render = (lines: number, columns: number, isAside?: boolean) =>
  renderToStaticMarkup(
    <SampleOptions size={{lines, columns}} of="the request" isAside={isAside} />,
  );

const optionsOf = (lines: number, columns: number) =>
  [...render(lines, columns).matchAll(/data-option="(\w+)"|data-(copy)-code/g)].map(
    ([, option, copy]) => option ?? copy,
  );

it('only copies code that fits its box', () => {
  expect(optionsOf(25, 40)).toEqual(['copy']);
});

it('can wrap lines that are too wide for a phone', () => {
  expect(optionsOf(1, 41)).toEqual(['wrap', 'copy']);
});

it('offers to wrap in a wide window only if a line is too wide for it', () => {
  expect(render(1, 80)).toContain('sample__toggle--narrow');
  expect(render(1, 81)).not.toContain('sample__toggle--narrow');
});

it('can show more lines than the box has', () => {
  expect(optionsOf(26, 10)).toEqual(['expand', 'copy']);
});

it('can show more lines of a sample next to the text, whose box is smaller', () => {
  expect(render(14, 10, true)).toContain('data-option="expand"');
  expect(render(13, 10, true)).not.toContain('data-option="expand"');
});

it('says what each control is for, because a page has many', () => {
  const names = [...render(26, 41).matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Wrap lines of the request', 'Expand the request', 'Copy the request']);
});
