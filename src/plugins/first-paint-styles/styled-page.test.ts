import {expect, it} from 'vitest';
import {readStyledPage} from './styled-page';

const page = (area: string, content: string) =>
  `<html class="docs plugin-id-${area}"><head><link rel="stylesheet" href="/s.css"></head>` +
  `<body>${content}<script>1</script></body></html>`;

it('puts the full sheet where only readers without JavaScript get it from the page', () => {
  expect(readStyledPage(page('api', '<p>Text</p>'))?.withSheets('p{top:0}', '/b.css')).toContain(
    '<style>p{top:0}</style><noscript><link rel="stylesheet" href="/b.css"></noscript></head>',
  );
});

it.each([
  ['api', '<div data-kind="reference">', 'api'],
  ['default', '<div data-kind="home">', 'home'],
  ['default', '<div data-kind="node"><svg data-kind="diagram">', 'guide'],
  ['default', '<div data-kind="reference">', 'concept'],
  ['default', '<div data-kind="reference"><svg class="ch-bar">', 'chart'],
  ['default', '<h1>Search</h1>', 'other'],
])('gives a page of %s with %s the template %s', (area, content, template) =>
  expect(readStyledPage(page(area, content))?.template).toBe(template),
);

it('collects the names in a page', () => {
  const names = readStyledPage(page('api', '<p id=a class="b c" style="--d:var(--e)">'))?.names;
  expect([...(names?.tags ?? [])]).toContain('p');
  expect([...(names?.classes ?? [])]).toEqual(expect.arrayContaining(['b', 'c']));
  expect([...(names?.ids ?? [])]).toEqual(['a']);
  expect([...(names?.properties ?? [])]).toEqual(['--d', '--e']);
});

it('ignores redirects, which have no style sheet', () => {
  expect(readStyledPage('<html><meta http-equiv=refresh content=0></html>')).toBeUndefined();
});
