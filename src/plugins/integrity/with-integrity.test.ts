import {expect, it} from 'vitest';
import {withIntegrity} from './with-integrity';

const hashOf = (address: string) => `sha384-of${address}`;

it('signs what the engine writes, minified or not', () => {
  expect(withIntegrity('<script src=/assets/js/main.1.js defer></script>', hashOf)).toBe(
    '<script src="/assets/js/main.1.js" integrity="sha384-of/assets/js/main.1.js" defer></script>',
  );
  expect(withIntegrity('<script src="/m.js" defer="defer"></script>', hashOf)).toContain(
    'integrity="sha384-of/m.js"',
  );
  expect(withIntegrity('<link rel=stylesheet href=/a/s.css />', hashOf)).toBe(
    '<link rel="stylesheet" href="/a/s.css" integrity="sha384-of/a/s.css">',
  );
});

it('signs once and leaves everything else alone', () => {
  const page = '<link rel=icon href=/i.svg /><script>1</script><script src=/m.js defer></script>';
  const signed = withIntegrity(page, hashOf);
  expect(signed).toContain('<link rel=icon href=/i.svg /><script>1</script>');
  expect(withIntegrity(signed, hashOf)).toBe(signed);
});
