import {expect, it} from 'vitest';
import {type Capability, loadCapabilities} from './capabilities';
import {marketplaceSupport} from './marketplace-support';
import {cellText} from './marketplaces';

it('shows both answers, each with its note', () => {
  expect(cellText({offers: {answer: 'partly', note: 'Up to 60.'}, argosy: {answer: 'api'}})).toBe(
    'Offers: partly. Up to 60. Argosy: API only.',
  );
  expect(cellText({argosy: {answer: 'no', note: 'AWS issues them.'}})).toBe(
    'Argosy: no. AWS issues them.',
  );
});

const rows = loadCapabilities('content/data/capabilities.yaml');

const withAnswer = (answer: 'no' | 'partly' | 'uninvolved'): Capability[] =>
  rows.map((row) => ({...row, argosy: {...row.argosy, aws: {answer, source: '/api'}}}));

it('covers the five marketplaces, and not direct billing', () => {
  expect(marketplaceSupport(rows).map(({marketplace}) => marketplace)).toEqual([
    'aws',
    'azure',
    'gcp',
    'snowflake',
    'alibaba',
  ]);
});

it.each([
  ['no', 0],
  ['uninvolved', 0],
  ['partly', rows.length],
] as const)('counts the answer "%s" correctly', (answer, supported) => {
  const [aws] = marketplaceSupport(withAnswer(answer));
  expect(aws).toMatchObject({supported, total: rows.length});
  expect(aws?.highlights).toHaveLength(supported === 0 ? 0 : 4);
});

it('fails if a highlighted capability was renamed', () => {
  expect(() => marketplaceSupport(rows.filter(({group}) => group !== 'Metering'))).toThrow(
    'no capability "Report usage"',
  );
});
