// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {isPlainClick, pageLinkOf} from './page-link';

const pages = new Set(['/api/get-offer']);

function linkIn(html: string): HTMLAnchorElement | undefined {
  document.body.innerHTML = html;
  return pageLinkOf(document.querySelector('b') ?? document.body, pages);
}

it('finds the link to a page around the target', () => {
  expect(linkIn('<a href="/api/get-offer?language=go#errors"><b>x</b></a>')?.hash).toBe('#errors');
});

it.each([
  ['no link', '<b>x</b>'],
  ['a file', '<a href="/openapi.json"><b>x</b></a>'],
  ['another site', '<a href="https://example.com/api/get-offer"><b>x</b></a>'],
  ['a new tab', '<a href="/api/get-offer" target="_blank"><b>x</b></a>'],
  ['a download', '<a href="/api/get-offer" download><b>x</b></a>'],
  ['a fragment of the same page', '<a href="#errors"><b>x</b></a>'],
])('leaves %s to the browser', (_name, html) => {
  expect(linkIn(html)).toBeUndefined();
});

it('counts only clicks of the main button without a modifier key', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  expect(isPlainClick(new MouseEvent('click', {button: 1}))).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick(new MouseEvent('click', {[key]: true}))).toBe(false);
});

it("doesn't count a click that something else has handled", () => {
  const click = new MouseEvent('click', {cancelable: true});
  click.preventDefault();
  expect(isPlainClick(click)).toBe(false);
});
