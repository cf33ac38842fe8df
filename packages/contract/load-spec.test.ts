import {expect, test} from 'vitest';
import {type ErrorCatalog, readInventory} from './contract-files';
import {loadSpec} from './load-spec';
import {listOperations} from './operations';
import {bundleToYaml} from './write-bundle';

test('the bundle has every operation of the inventory and is reproducible', async () => {
  const [first, second] = [await loadSpec(), await loadSpec()];
  const slugs = listOperations(first).map(({slug}) => slug);
  expect(slugs.sort()).toEqual(
    readInventory()
      .map(({slug}) => slug)
      .sort(),
  );
  expect(bundleToYaml(first)).toBe(bundleToYaml(second));
});

test('the error catalog has full URLs', async () => {
  const catalog = (await loadSpec())['x-error-catalog'] as ErrorCatalog;
  expect(catalog.rate_limited?.read).toBe('https://docs.argosy.example/api/rate-limits');
});

test('the bundle has no external references and no unresolved example parts', async () => {
  const text = JSON.stringify(await loadSpec());
  expect(text.match(/"\$ref":"[^#][^"]*"/g) ?? []).toEqual([]);
  expect(text).not.toContain('$example');
});
