import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {themeComponents} from './known-names';

it('lists every component that the theme provides to pages', () => {
  const source = readFileSync('site/src/theme/MDXComponents.tsx', 'utf8');
  const exported = source.slice(source.indexOf('export default'));
  const names = [...exported.matchAll(/^ {2}([A-Z]\w+),$/gm)].map(([, name]) => name);
  expect([...themeComponents].sort()).toEqual(names.sort());
});
