import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import type {Capability} from '@docs/content-model/files';
import {capabilityNotes} from './capability-notes';

const own = {answer: 'api', source: '/api/create-offer'} as const;
const guide = {answer: 'no', note: 'Ask us.', source: '/sell/cloud-commitments'} as const;
const offered = {
  answer: 'partly',
  note: 'Up to 60.',
  source: 'https://a.example',
  checked: new Date('2026-11-16'),
} as const;
const unconfirmed = {answer: 'unconfirmed'} as const;
const row: Capability = {
  feature: 'Seats',
  group: 'Prices',
  kind: 'fee',
  details: 'Only on some plans.',
  marketplace: {
    aws: offered,
    azure: offered,
    gcp: offered,
    snowflake: unconfirmed,
    alibaba: unconfirmed,
  },
  argosy: {aws: own, azure: own, gcp: own, snowflake: own, alibaba: own, direct: guide},
};
const textsOn = (day: string) =>
  capabilityNotes([row], new Date(day)).map((note) =>
    'children' in note ? note.children.map((child) => toString(child)) : [],
  );

it('writes what a capability means, and then both answers per marketplace', () => {
  const [about, aws, , , snowflake, , direct] = textsOn('2026-11-17');
  expect(about).toEqual(['Seats. Only on some plans.']);
  expect(aws).toEqual([
    'Seats: AWS',
    'Offers: partly. Up to 60. Source, checked on November 16, 2026.',
    'Argosy: API only. ',
  ]);
  expect(snowflake?.[1]).toBe('Offers: not confirmed.');
  expect(direct).toEqual([
    'Seats: Direct billing',
    'Argosy: no. Ask us. Guide to cloud commitments',
  ]);
});

it('ends the bold text with a word, as Markdown requires', () => {
  const [about] = capabilityNotes([row], new Date('2026-11-17'));
  expect(about).toMatchObject({
    children: [{children: [{type: 'strong', children: [{value: 'Seats.'}]}, {type: 'text'}]}],
  });
});

it('marks sources past their validity', () => {
  expect(textsOn('2027-07-01')[1]?.[1]).toContain(
    'last checked on November 16, 2026. ‡ This may have changed since then.',
  );
});
