import {expect, test} from 'vitest';
import {type ErrorCatalog, readInventory} from './contract-files';
import {loadSpec} from './load-spec';
import {listOperations} from './operations';
import {testSpec} from './test-spec';

const spec = await loadSpec();

test('the bundle has every operation of the inventory', () => {
  const slugs = listOperations(spec).map(({slug}) => slug);
  expect(slugs.sort()).toEqual(
    readInventory()
      .map(({slug}) => slug)
      .sort(),
  );
});

test('the bundle is the same each time', async () => {
  expect(JSON.stringify(await testSpec())).toBe(JSON.stringify(spec));
});

test('the error catalog has full URLs', () => {
  const catalog = spec['x-error-catalog'] as ErrorCatalog;
  expect(catalog.rate_limited?.read).toBe('https://docs.argosy.example/api/rate-limits');
});

test('the bundle has no external references and no unresolved example parts', () => {
  const text = JSON.stringify(spec);
  expect(text.match(/"\$ref":"[^#][^"]*"/g) ?? []).toEqual([]);
  expect(text).not.toContain('$example');
});
