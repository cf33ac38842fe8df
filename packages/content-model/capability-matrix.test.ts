import {expect, it} from 'vitest';
import type {Capability} from './capabilities';
import {capabilityId, matrixRows} from './capability-matrix';

const api = {answer: 'api', source: '/api/create-offer'} as const;
const no = {answer: 'no', source: '/api/create-offer'} as const;
const offered = {
  answer: 'yes',
  source: 'https://a.example',
  checked: new Date('2026-11-17'),
} as const;
const unconfirmed = {answer: 'unconfirmed'} as const;
const fees: Capability = {
  feature: "A buyer's fee",
  group: 'Fees',
  kind: 'fee',
  marketplace: {
    aws: offered,
    azure: {...offered, answer: 'partly', note: 'Up to 60.'},
    gcp: unconfirmed,
    snowflake: unconfirmed,
    alibaba: offered,
  },
  argosy: {aws: api, azure: api, gcp: api, snowflake: no, alibaba: no, direct: no},
};

it('says whether you can do it there with Argosy, and both answers in words', () => {
  const [row] = matrixRows([fees], new Date('2026-11-17'));
  expect(Object.values(row?.cells ?? {}).map(({label}) => label)).toEqual([
    'API only',
    'Partly',
    'API only\u00A0?',
    'Not confirmed',
    'Marketplace',
    'No',
  ]);
  expect(row?.cells.azure).toMatchObject({
    text: 'Offers: partly. Argosy: API only.',
    hasNote: true,
  });
  expect(row?.cells.direct).toMatchObject({text: 'Argosy: no.', hasNote: false});
});

it('marks answers past the validity of their kind', () => {
  const [row] = matrixRows([fees], new Date('2027-07-01'));
  expect(row?.cells.aws.label).toBe('API only\u00A0‡');
});

it('derives the anchor from the feature', () => {
  expect(capabilityId("A buyer's fee")).toBe('a-buyers-fee');
});
