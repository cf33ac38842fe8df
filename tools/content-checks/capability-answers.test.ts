import {expect, it} from 'vitest';
import type {Capability} from '@docs/content-model/files';
import {contradictedAnswers} from './capability-answers';

const file = 'capabilities.yaml';
const own = {answer: 'both', source: '/api/create-offer'} as const;
const none = {answer: 'no', source: '/api/create-offer'} as const;
const unconfirmed = {answer: 'unconfirmed'} as const;
const checked = new Date('2026-11-17');
const row: Capability = {
  feature: 'Offers',
  group: 'Selling',
  kind: 'limit',
  marketplace: {
    aws: {answer: 'yes', source: 'https://a.example', checked},
    azure: unconfirmed,
    gcp: unconfirmed,
    snowflake: unconfirmed,
    alibaba: unconfirmed,
  },
  argosy: {aws: own, azure: own, gcp: none, snowflake: none, alibaba: none, direct: none},
};

it('accepts answers that the operation supports', () => {
  expect(contradictedAnswers(file, [row], {'create-offer': ['ALL']})).toEqual([]);
  expect(contradictedAnswers(file, [row], {'create-offer': ['AWS', 'AZURE']})).toEqual([]);
});

it('reports an unsupported marketplace and an unknown operation', () => {
  expect(contradictedAnswers(file, [row], {'create-offer': ['AWS']})).toEqual([
    {
      file,
      message: '"Offers", azure: create-offer doesn\'t support AZURE. Correct argosy.azure.',
    },
  ]);
  expect(contradictedAnswers(file, [row], {})).toHaveLength(2);
});
