import {expect, test} from 'vitest';
import type {ErrorCatalogue} from './contract-files';
import {loadSpec} from './load-spec';
import {listOperations} from './operations';
import {bundleToYaml} from './write-bundle';

test('the bundle has 112 operations and is the same each time', async () => {
  const [first, second] = [await loadSpec(), await loadSpec()];
  expect(listOperations(first)).toHaveLength(112);
  expect(bundleToYaml(first)).toBe(bundleToYaml(second));
}, 30_000);

test('the catalogue of errors carries full addresses', async () => {
  const catalogue = (await loadSpec())['x-error-catalogue'] as ErrorCatalogue;
  expect(catalogue.rate_limited?.read).toBe(
    'https://docs.argosy.example/api/rate-limits#when-you-are-over-it',
  );
}, 30_000);

test('no reference of the bundle points outside it, and no example part is left', async () => {
  const text = JSON.stringify(await loadSpec());
  expect(text.match(/"\$ref":"[^#][^"]*"/g) ?? []).toEqual([]);
  expect(text).not.toContain('$example');
}, 30_000);
