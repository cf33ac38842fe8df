import {expect, it} from 'vitest';
import {withIntegrity} from '.';

const add = (html: string) => withIntegrity(html, (address) => `sha256-of${address}`);

it('adds integrity to scripts and style sheets, once', () => {
  const html = add(
    '<link rel=icon href=/i.svg><link rel=stylesheet href=/s.css><script src="/m.js" defer></script><script>1</script>',
  );
  expect(html).toBe(
    '<link rel=icon href=/i.svg><link integrity="sha256-of/s.css" rel=stylesheet href=/s.css>' +
      '<script integrity="sha256-of/m.js" src="/m.js" defer></script><script>1</script>',
  );
  expect(add(html)).toBe(html);
});

it.each([
  `<meta content='<link rel=stylesheet href="/s.css">'>`,
  '<title><script src=/m.js defer></script></title>',
  '<script>"<script src=/m.js defer>"</script>',
])('ignores text that looks like a tag: %s', (text) => expect(add(text)).toBe(text));
