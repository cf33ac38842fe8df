import {expect, test} from 'vitest';
import type {Lifecycle} from '@docs/contract';
import {problemsOf} from './lifecycles';

const good: Lifecycle = {
  entity: 'OFFER',
  schema: 'OfferStatus',
  phases: [{name: 'Sold', statuses: {DRAFT: 'waiting', ACTIVE: 'live'}}],
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
    'OfferStatus: ENDED is in 0 phases instead of one.',
    'OfferStatus: ENDED cannot be reached.',
  ]);
});

test('rejects a phase with an unknown status or kind', () => {
  const phases = [
    ...good.phases,
    {name: 'Over', statuses: {GONE: 'over', DRAFT: 'new'}},
  ] as Lifecycle['phases'];
  const problems = problemsOf('OfferStatus', ['DRAFT', 'ACTIVE'], {...good, phases}, slugs, events);
  expect(problems).toEqual([
    "OfferStatus: GONE in a phase isn't a status.",
    'OfferStatus: the kind of DRAFT must be one of waiting, open, live, over, failed.',
    'OfferStatus: DRAFT is in 2 phases instead of one.',
  ]);
});
