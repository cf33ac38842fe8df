import {expect, it} from 'vitest';
import {deferScripts} from './defer-scripts';

const files = {
  startScript: 'start()',
  integrity: (address: string) => `sha384-of${address}`,
  textFont: '/f.woff2',
  chunks: ['/assets/js/1.js', '/assets/js/2.js'],
  isEager: false,
  minify: (script: string) => script,
};
const page =
  '<link rel=icon href=/i.svg /><link rel=stylesheet href=/a/s.css /><script>1</script>' +
  '<script src=/assets/js/runtime.1.js defer></script><script src="/m.js" defer="defer"></script>';

it('adds integrity to style sheets', () => {
  expect(deferScripts(page, files)).toContain(
    '<link integrity="sha384-of/a/s.css" rel=stylesheet href=/a/s.css />',
  );
});

it('replaces scripts by placeholders in the same order, and adds one start script', () => {
  const deferred = deferScripts(page, files);
  expect(deferred).not.toContain('<script src');
  expect(
    deferred.match(/<script data-chunks="\/assets\/js\/1.js \/assets\/js\/2.js">start\(\)/g),
  ).toHaveLength(1);
  expect([
    ...deferred.matchAll(/<script type="deferred" src="(.*?)" integrity="(.*?)">/g),
  ]).toMatchObject([
    {1: '/assets/js/runtime.1.js', 2: 'sha384-of/assets/js/runtime.1.js'},
    {1: '/m.js', 2: 'sha384-of/m.js'},
  ]);
});

it('marks pages whose scripts can’t wait', () => {
  const marked = deferScripts(page, {...files, isEager: true});
  expect(marked).toContain('/assets/js/2.js" data-eager>start()');
});

it("doesn't change a page twice", () => {
  const deferred = deferScripts(page, files);
  expect(deferScripts(deferred, files)).toBe(deferred);
});

it('keeps everything else', () => {
  expect(deferScripts(page, files)).toContain('<link rel=icon href=/i.svg />');
  expect(deferScripts(page, files)).toContain('<script>1</script>');
  expect(deferScripts('<p>Moved</p>', files)).toBe('<p>Moved</p>');
});

it('preloads the text font before the style sheet, but not on phones', () => {
  expect(deferScripts(page, files)).toMatch(
    /href="\/f.woff2" media="\(min-width: 641px\)" crossorigin><link integrity/,
  );
});

it('names the style sheet that follows after the first paint, and preloads the font once', () => {
  const later = '<noscript><link rel=stylesheet href=/a/t.css></noscript>';
  const deferred = deferScripts(page.replace('<script>1', `${later}<script>1`), files);
  expect(deferred.match(/rel="preload"/g)).toHaveLength(1);
  expect(deferred).toContain('<link integrity="sha384-of/a/t.css" rel=stylesheet href=/a/t.css>');
  expect(deferred).toContain('data-styles="/a/t.css" data-integrity="sha384-of/a/t.css">start()');
});

it.each([
  `<meta content='<link rel=stylesheet href="/s.css">'>`,
  '<meta content="<script src=/m.js defer>">',
  '<title><script src=/m.js defer></script></title>',
  '<script>"<script src=/m.js defer>"</script>',
])('ignores text that looks like a tag: %s', (text) =>
  expect(deferScripts(text, files)).toBe(text),
);

it('minifies inline scripts, but not data', () => {
  const minify = (script: string) => `short(${script.length})`;
  const data = '<script type="application/ld+json">{ }</script>';
  expect(deferScripts(`<script>1 + 1</script>${data}`, {...files, minify})).toBe(
    `<script>short(5)</script>${data}`,
  );
});
