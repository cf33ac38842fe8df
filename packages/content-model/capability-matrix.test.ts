import {expect, it} from 'vitest';
import type {Capability} from './capabilities';
import {capabilityId, matrixRows} from './capability-matrix';

const api = {answer: 'api', source: '/api/create-offer'} as const;
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
    azure: offered,
    gcp: unconfirmed,
    snowflake: unconfirmed,
    alibaba: unconfirmed,
  },
  argosy: {aws: api, azure: api, gcp: api, snowflake: api, alibaba: api, direct: api},
};

it('leaves out sources, and direct billing has no marketplace', () => {
  const [row] = matrixRows([fees], new Date('2026-11-17'));
  expect(row?.cells.aws).toEqual({offers: {answer: 'yes'}, argosy: {answer: 'api'}});
  expect(row?.cells.gcp.offers).toEqual({answer: 'unconfirmed'});
  expect(row?.cells.direct).toEqual({argosy: {answer: 'api'}});
});

it('marks answers past the validity of their kind', () => {
  const [row] = matrixRows([fees], new Date('2027-07-01'));
  expect(row?.cells.aws.offers).toEqual({answer: 'yes', outdated: true});
});

it('derives the anchor from the feature', () => {
  expect(capabilityId("A buyer's fee")).toBe('a-buyers-fee');
});
