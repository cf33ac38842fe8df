import {expect, test} from 'vitest';
import type {Lifecycle} from '@docs/contract';
import {problemsOf} from './lifecycles';

const good: Lifecycle = {
  entity: 'OFFER',
  schema: 'OfferStatus',
  transitions: [
    {from: [], to: 'DRAFT', by: 'OPERATION', operation: 'save-offer', cause: 'You save it.'},
    {from: ['DRAFT'], to: 'ACTIVE', by: 'CLOCK', event: 'offer.activated', cause: 'It starts.'},
  ],
};
const slugs = new Set(['save-offer']);
const events = new Set(['offer.activated']);

test('accepts a lifecycle whose causes exist and whose statuses can be reached', () => {
  expect(problemsOf('OfferStatus', ['DRAFT', 'ACTIVE'], good, slugs, events)).toEqual([]);
});

test("rejects unknown causes and statuses that can't be reached", () => {
  const problems = problemsOf('OfferStatus', ['DRAFT', 'ACTIVE', 'ENDED'], good, new Set(), events);
  expect(problems).toEqual([
    'OfferStatus: (new) to DRAFT: there is no operation save-offer.',
    'OfferStatus: ENDED cannot be reached.',
  ]);
});
