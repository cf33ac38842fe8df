import {expect, it} from 'vitest';
import {encodeLinks} from '.';

it('encodes blanks in links to pages', () => {
  expect(encodeLinks('<a class="x y" href="/sdks/Go SDK#a">Go SDK</a>')).toBe(
    '<a class="x y" href="/sdks/Go%20SDK#a">Go SDK</a>',
  );
});

it.each([
  '<a href="/sdks/Go%20SDK">Go SDK</a>',
  '<a href="https://example.com/">a b</a>',
  '<code>href="/a b"</code>',
  '<p title=\'<a href="/a b">\'>x</p>',
])('leaves %s alone', (html) => {
  expect(encodeLinks(html)).toBe(html);
});
