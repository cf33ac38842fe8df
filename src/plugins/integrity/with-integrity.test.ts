import {expect, it} from 'vitest';
import {withIntegrity} from './with-integrity';

const hashOf = (address: string) => `sha384-of${address}`;

it('signs what the engine writes, minified or not', () => {
  expect(withIntegrity('<script src=/assets/js/main.1.js defer></script>', hashOf)).toBe(
    '<script integrity="sha384-of/assets/js/main.1.js" src=/assets/js/main.1.js defer></script>',
  );
  expect(withIntegrity('<script src="/m.js" defer="defer"></script>', hashOf)).toContain(
    'integrity="sha384-of/m.js"',
  );
  expect(withIntegrity('<link rel=stylesheet href=/a/s.css />', hashOf)).toBe(
    '<link integrity="sha384-of/a/s.css" rel=stylesheet href=/a/s.css />',
  );
});

it('signs once and leaves everything else alone', () => {
  const page = '<link rel=icon href=/i.svg /><script>1</script><script src=/m.js defer></script>';
  const signed = withIntegrity(page, hashOf);
  expect(signed).toContain('<link rel=icon href=/i.svg /><script>1</script>');
  expect(withIntegrity(signed, hashOf)).toBe(signed);
});

it.each([
  `<meta content='<link rel=stylesheet href="/s.css">'>`,
  '<meta content="<script src=/m.js defer>">',
  '<title><script src=/m.js defer></script></title>',
  '<script>"<script src=/m.js defer>"</script>',
])('does not sign what only looks like a tag: %s', (page) =>
  expect(withIntegrity(page, hashOf)).toBe(page),
);
