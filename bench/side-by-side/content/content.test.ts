import {expect, it} from 'vitest';
import {generatedPages} from './generated-pages';
import {type BenchPage, sectionsByArea, sidebarItems} from './page';

it('generates the requested number of pages with unique addresses, the same on every run', () => {
  const {pages} = generatedPages(250);
  expect(pages).toHaveLength(250);
  expect(new Set(pages.map(({path}) => path)).size).toBe(250);
  expect(generatedPages(250).pages).toEqual(pages);
});

it('generates the same pages in a small and a large set', () => {
  const large = new Map(generatedPages(1000).pages.map((page) => [page.path, page]));
  for (const page of generatedPages(250).pages) expect(large.get(page.path)).toEqual(page);
});

it('groups pages by area and section, and keeps pages without a section ungrouped', () => {
  const page = (path: string, area: string, section?: string): BenchPage => ({
    path,
    area,
    section,
    title: path,
    description: '',
    markdown: '',
  });
  const areas = sectionsByArea([
    page('', 'guides'),
    page('a', 'guides', 'One'),
    page('x', 'api', 'One'),
    page('b', 'guides', 'One'),
  ]);
  const items = sidebarItems(
    areas.get('guides') ?? [],
    ({path}) => path,
    (label, links) => ({label, links}),
  );
  expect(items).toEqual(['', {label: 'One', links: ['a', 'b']}]);
  expect(areas.get('api')).toHaveLength(1);
});
