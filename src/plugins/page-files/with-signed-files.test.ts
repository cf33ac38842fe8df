import {expect, it} from 'vitest';
import {withSignedFiles} from './with-signed-files';

const integrity = (address: string) => `sha384-of${address}`;
const page =
  '<link rel=icon href=/i.svg /><link rel=stylesheet href=/a/s.css /><script>1</script>' +
  '<script src=/assets/js/runtime.1.js defer></script><script src="/m.js" defer="defer"></script>';

it('signs style sheets', () => {
  expect(withSignedFiles(page, integrity)).toContain(
    '<link rel="stylesheet" href="/a/s.css" integrity="sha384-of/a/s.css">',
  );
});

it('has one script start all others, signed and in their order', () => {
  const signed = withSignedFiles(page, integrity);
  expect(signed).not.toContain('<script src');
  const files = JSON.parse(signed.match(/var files = (\[.*?\]);/)?.[1] ?? '[]') as unknown;
  expect(files).toEqual([
    {address: '/assets/js/runtime.1.js', integrity: 'sha384-of/assets/js/runtime.1.js'},
    {address: '/m.js', integrity: 'sha384-of/m.js'},
  ]);
});

it('writes a script that parses, and only once', () => {
  const signed = withSignedFiles(page, integrity);
  const text = signed.match(/<script>(\(function.*?)<\/script>/)?.[1] ?? '';
  expect(() => new Function(text)).not.toThrow();
  expect(withSignedFiles(signed, integrity)).toBe(signed);
});

it('leaves everything else alone', () => {
  expect(withSignedFiles(page, integrity)).toContain('<link rel=icon href=/i.svg />');
  expect(withSignedFiles(page, integrity)).toContain('<script>1</script>');
  expect(withSignedFiles('<p>Moved</p>', integrity)).toBe('<p>Moved</p>');
});
