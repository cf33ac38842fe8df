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
  '<link rel=icon href=/i.svg /><style>p{top:0}</style>' +
  '<noscript><link rel=stylesheet href=/a/s.css /></noscript><script>1</script>' +
  '<script src=/assets/js/runtime.1.js defer></script><script src="/m.js" defer="defer"></script>';

it('adds integrity to the style sheet, which the start script loads after the first paint', () => {
  const deferred = deferScripts(page, files);
  expect(deferred).toContain('<link integrity="sha384-of/a/s.css" rel=stylesheet href=/a/s.css />');
  expect(deferred).toContain('data-styles="/a/s.css" data-integrity="sha384-of/a/s.css">start()');
});

it('replaces scripts by placeholders in the same order, and adds one start script', () => {
  const deferred = deferScripts(page, files);
  expect(deferred).not.toContain('<script src');
  expect(
    deferred.match(/<script data-chunks="\/assets\/js\/1.js \/assets\/js\/2.js" .*?>start\(\)/g),
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
  expect(marked).toContain(' data-eager>start()');
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

it('preloads the text font before the styles, but not on phones', () => {
  expect(deferScripts(page, files)).toMatch(
    /href="\/f.woff2" media="\(min-width: 641px\)" crossorigin><style>/,
  );
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
