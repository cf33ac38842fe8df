import {expect, it} from 'vitest';
import type {ErrorCatalog} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {describe} from '../description/describe';
import {operationModel} from '../page-model';
import {operationPage} from './operation';

it('gives search the keywords of the contract', async () => {
  const spec = await testSpec();
  const catalog = spec['x-error-catalog'] as ErrorCatalog;
  const {model: description} = describe(spec);
  const [entry] = description.operations;
  if (!entry) throw new Error('The contract has no operation.');
  const model = operationModel(description, entry, {errors: catalog});
  // Errors link to pages of the site, which this test doesn't have.
  const {mdx} = operationPage({...model, errors: []}, [], {slugs: [], reading: new Map()});
  expect(model.keywords.length).toBeGreaterThan(0);
  expect(mdx).toContain(`\nkeywords: ${JSON.stringify(model.keywords)}\n`);
});
