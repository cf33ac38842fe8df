import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import type {Capability} from '@docs/content-model/files';
import {capabilitySources} from './capabilities';

const own = {answer: 'api', source: '/api/create-offer'} as const;
const guide = {answer: 'no', source: '/sell/cloud-commitments'} as const;
const from = (day: string) =>
  ({answer: 'yes', source: `https://a.example/${day}`, checked: new Date(day)}) as const;
const row: Capability = {
  feature: 'Seats',
  group: 'Prices',
  kind: 'fee',
  details: 'Only on some plans.',
  marketplace: {
    aws: from('2026-11-16'),
    azure: from('2026-11-17'),
    gcp: from('2026-11-16'),
    snowflake: {answer: 'unconfirmed'},
    alibaba: {answer: 'unconfirmed'},
  },
  argosy: {aws: own, azure: own, gcp: own, snowflake: own, alibaba: own, direct: guide},
};
const textOn = (day: string) => toString(capabilitySources([row], new Date(day))[1]);

it('writes details, sources by day, and what is not confirmed', () => {
  expect(capabilitySources([row], new Date('2026-11-17'))[0]).toMatchObject({
    type: 'heading',
    depth: 3,
  });
  expect(textOn('2026-11-17')).toBe(
    'Seats. Only on some plans. AWS and Google Cloud, checked on November 16, 2026. Azure, checked on November 17, 2026. Not confirmed for Snowflake and Alibaba Cloud. Argosy:  and guide to cloud commitments.',
  );
});

it('marks sources past their validity', () => {
  expect(textOn('2027-07-01')).toContain(
    'last checked on November 16, 2026. ‡ This may have changed since then.',
  );
});
