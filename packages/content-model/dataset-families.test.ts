import {expect, it} from 'vitest';
import {datasetAddress} from './dataset-families';

it('leads to the section with the title of the dataset', () => {
  expect(datasetAddress({family: 'sales', title: 'Entitlement terms'})).toBe(
    '/analytics/sales-datasets#entitlement-terms',
  );
});
