import {expect, it} from 'vitest';
import {withSignedFiles} from './with-signed-files';

const files = {integrity: (address: string) => `sha384-of${address}`, textFace: '/f.woff2'};
const page =
  '<link rel=icon href=/i.svg /><link rel=stylesheet href=/a/s.css /><script>1</script>' +
  '<script src=/assets/js/runtime.1.js defer></script><script src="/m.js" defer="defer"></script>';

it('signs style sheets', () => {
  expect(withSignedFiles(page, files)).toContain(
    '<link integrity="sha384-of/a/s.css" rel=stylesheet href=/a/s.css />',
  );
});

it('names scripts for later, signed and in their order, and starts them by one script', () => {
  const signed = withSignedFiles(page, files);
  expect(signed).not.toContain('<script src');
  expect(signed.match(/<script>\(function/g)).toHaveLength(1);
  expect([
    ...signed.matchAll(/<script type="later" src="(.*?)" integrity="(.*?)">/g),
  ]).toMatchObject([
    {1: '/assets/js/runtime.1.js', 2: 'sha384-of/assets/js/runtime.1.js'},
    {1: '/m.js', 2: 'sha384-of/m.js'},
  ]);
});

it('writes the same script for other files', () => {
  const other = withSignedFiles(page.replaceAll('/m.js', '/n.js'), files);
  expect(other.replaceAll('/n.js', '/m.js')).toBe(withSignedFiles(page, files));
});

it('writes a script that parses, and only once', () => {
  const signed = withSignedFiles(page, files);
  const text = signed.match(/<script>(\(function.*?)<\/script>/)?.[1] ?? '';
  expect(() => new Function(text)).not.toThrow();
  expect(withSignedFiles(signed, files)).toBe(signed);
});

it('leaves everything else alone', () => {
  expect(withSignedFiles(page, files)).toContain('<link rel=icon href=/i.svg />');
  expect(withSignedFiles(page, files)).toContain('<script>1</script>');
  expect(withSignedFiles('<p>Moved</p>', files)).toBe('<p>Moved</p>');
});

it('asks for the text face before the style sheet, but not on a phone', () => {
  expect(withSignedFiles(page, files)).toMatch(
    /href="\/f.woff2" media="\(min-width: 641px\)" crossorigin><link integrity/,
  );
});

it.each([
  `<meta content='<link rel=stylesheet href="/s.css">'>`,
  '<meta content="<script src=/m.js defer>">',
  '<title><script src=/m.js defer></script></title>',
  '<script>"<script src=/m.js defer>"</script>',
])('takes nothing for a tag that only looks like one: %s', (text) =>
  expect(withSignedFiles(text, files)).toBe(text),
);
