import {existsSync, readFileSync} from 'node:fs';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import {expect, it} from 'vitest';
import {navbar} from '@docs/site/config';
import {titleOf} from '../statements';
import {ServedPage, textOf} from './served-page';

it(titleOf('3.navbar.06'), () => {
  const validated = (item: object) =>
    validateThemeConfig({
      themeConfig: {navbar: {items: [item]}},
      validate: (schema, value) => {
        const result = schema.validate(value, {convert: false});
        if (result.error) throw result.error;
        return result.value;
      },
    } as Parameters<typeof validateThemeConfig>[0]);
  for (const item of navbar?.items ?? []) expect(() => validated(item)).not.toThrow();
  expect(() => validated({type: 'carousel', label: 'x'})).toThrow(/Bad navbar item type carousel/);
});

/** The fixture site with docs versions. */
const root = '.cache/fixtures/mechanisms';
const fileOf = (path: string) => `${root}${path.replace(/\/$/, '/index')}.html`;

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string; unlisted?: boolean}[];
  draftIds: string[];
  sidebars?: Record<string, {link?: {label: string; path: string}}>;
}

const page = new ServedPage(readFileSync(fileOf('/docs-data'), 'utf8'));
const [data] = page.all(({attribs}) => attribs.id === 'docs-data');
const plugins = JSON.parse(textOf(data)) as Record<string, {versions: Version[]}>;
const versions = plugins.default?.versions ?? [];

function version(name: string): Version {
  const found = versions.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no version ${name}`);
  return found;
}

it(titleOf('3.version.01'), () => {
  expect(versions.map(({name, label}) => [name, label])).toEqual([
    ['current', 'Next'],
    ['2.0', '2.0'],
    ['1.0', '1.0'],
  ]);
});

it(titleOf('3.version.02'), () => {
  const lastOf = (all: Version[] = []) => all.filter(({isLast}) => isLast).map(({name}) => name);
  expect(lastOf(versions)).toEqual(['2.0']);
  expect(lastOf(plugins.handbook?.versions)).toEqual(['1.0']);
});

it(titleOf('3.version.03'), () => {
  const {docs} = version('2.0');
  expect(docs).toContainEqual({id: 'guides/second', path: '/guides/second', sidebar: 'main'});
  expect(docs.filter(({path}) => !existsSync(fileOf(path)))).toEqual([]);
});

it(titleOf('3.version.04'), () => {
  const unlisted = version('2.0').docs.filter((doc) => doc.unlisted);
  expect(unlisted.map(({id}) => id).sort()).toEqual(['guides/hidden', 'guides/hidden-too']);
  expect(readFileSync(fileOf('/guides/hidden'), 'utf8')).toMatch(
    /<meta[^>]+name="?robots"?[^>]+noindex/,
  );
});

it(titleOf('3.version.05'), () => {
  const {docs, draftIds} = version('2.0');
  expect(draftIds).toEqual(['drafted']);
  expect(docs.map(({id}) => id)).not.toContain('drafted');
  expect(existsSync(fileOf('/drafted'))).toBe(false);
});

it(titleOf('3.version.06'), () => {
  expect(version('2.0').sidebars?.main?.link).toMatchObject({path: '/'});
});

it(titleOf('3.version.07'), () => {
  for (const name of ['current', '2.0', '1.0']) {
    const {docs, mainDocId, path} = version(name);
    expect(docs.find(({id}) => id === mainDocId)?.path.replace(/(?<=.)\/$/, '')).toBe(path);
  }
});
