import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import pageTables from './page-tables.cjs';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/search', component: ComponentCreator('/search', 'bed'), exact: true},
  {
    path: '/',
    component: ComponentCreator('/', 'b11'),
    routes: [
      {path: '/a', component: ComponentCreator('/a', '111'), exact: true, sidebar: "guides"},
      {path: '/b', component: ComponentCreator('/b', '222'), exact: true, sidebar: "guides"},
      {path: '/c d', component: ComponentCreator('/c d', '333'), exact: true, sidebar: "guides"},
    ]
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

const chunkNames = {
  '/search-bed': {__comp: 'f0', __context: {plugin: 'f1'}},
  '/-b11': {__comp: 'f2'},
  '/a-111': {__comp: 'f3', content: 'f9'},
  '/b-222': {__comp: 'f3', content: 'f5'},
  '/c d-333': {__comp: 'f3', content: 'f7'},
};

const requests: Record<string, string> = {
  f0: '@site/src/Search.tsx',
  f1: '@generated/search/__plugin.json',
  f2: '@theme/DocsRoot',
  f3: '@theme/DocItem',
  f5: '@site/content/b.mdx',
  f7: '@site/content/c d.mdx',
  f9: '@site/content/a.mdx',
};

const registry = `export default {
${Object.entries(requests)
  .map(
    ([name, request]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`,
  )
  .join('\n')}
};
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-tables-'));
  writeFileSync(path.join(folder, 'routes.js'), routes);
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(chunkNames));
  writeFileSync(path.join(folder, 'registry.js'), registry);
});
afterEach(() => rmSync(folder, {recursive: true}));

/** What a module of this code exports; an import gives the name of what it was asked for. */
function exported(code: string): unknown {
  const body = code
    .replaceAll(/^import \* as (\w+) from (.*);$/gm, 'const $1 = $2;')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll('import(', 'load(')
    .replace('export default', 'return');
  const values = {
    load: (request: string) => request,
    ComponentCreator: (...given: unknown[]) => given,
  };
  return new Function(...Object.keys(values), body)(...Object.values(values));
}

/** A route as the engine would make it from the three tables together. */
function resolve(): unknown {
  const tables = pageTables.read(folder);
  const all = exported(pageTables.code.routes(tables)) as Record<string, unknown>[];
  const names = exported(pageTables.code.chunkNames(tables)) as Record<string, unknown>;
  type Loaded = string | {then: (use: (value: string) => void) => void};
  const loaders = exported(pageTables.code.registry(tables)) as [() => Loaded][];
  /** Without waiting: what is in the main script is there at once. */
  const load = (number: number): string => {
    const value = loaders[number]?.[0]() ?? '';
    let there = typeof value === 'string' ? value : '';
    if (typeof value !== 'string') value.then((given) => (there = given));
    return there;
  };
  const loaded = (value: unknown): unknown =>
    typeof value === 'number'
      ? load(value)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, part]) => [key, loaded(part)]),
        );
  const made = (list: Record<string, unknown>[]): unknown[] =>
    list.map(({component, routes: below, ...route}) => {
      const [place, number] = component as [string, number?];
      return {
        ...route,
        made: place === '*' ? '*' : loaded(names[`${place}-${number}`]),
        ...(below ? {routes: made(below as Record<string, unknown>[])} : {}),
      };
    });
  return made(all);
}

it('says the same as the tables of the engine', () => {
  const page = (at: string, content: string) => ({
    path: at,
    exact: true,
    sidebar: 'guides',
    made: {__comp: '@theme/DocItem', content},
  });
  expect(resolve()).toEqual([
    {
      path: '/search',
      exact: true,
      made: {
        __comp: '@site/src/Search.tsx',
        __context: {plugin: '@generated/search/__plugin.json'},
      },
    },
    {
      path: '/',
      made: {__comp: '@theme/DocsRoot'},
      routes: [
        page('/a', '@site/content/a.mdx'),
        page('/b', '@site/content/b.mdx'),
        page('/c d', '@site/content/c d.mdx'),
      ],
    },
    {path: '*', made: '*'},
  ]);
});

it('writes a list of pages as one text', () => {
  expect(pageTables.code.routes(pageTables.read(folder))).toContain(
    '...pages(2, "guides", "/a /b")',
  );
});

it('has the parts around every page in the first file, and pages in their own', () => {
  const code = pageTables.code.registry(pageTables.read(folder));
  expect(code).toContain('import * as shell2 from "@theme/DocItem"');
  expect(code).not.toContain('import("@theme/DocItem")');
  expect(code).toContain('import("@site/content/a.mdx")');
});

it('refuses a registry that it cannot read', () => {
  writeFileSync(path.join(folder, 'registry.js'), registry.replace('"f9"', "'f9'"));
  expect(() => pageTables.read(folder)).toThrow('The registry has no f9.');
});
