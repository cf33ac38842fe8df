import {expect, test} from 'vitest';
import type {Change} from '@docs/contract';
import {missingSentences, problemsOf} from './changelog';
import {smallContext} from './testing/small-spec';

const additive: Change = {
  class: 'additive',
  kind: 'event-added',
  subject: 'offer.sent',
  message: 'A new event.',
};
const breaking: Change = {...additive, class: 'breaking', kind: 'event-removed'};

const problems = (changes: Change[], patterns: string[], to = '1.1.0') =>
  problemsOf({from: '1.0.0', to, changes}, [
    {
      version: to,
      date: '2026-12-01',
      summary: '',
      entries: [{title: '', text: '', changes: patterns}],
    },
  ]);

test('accepts changes that an entry covers', () => {
  expect(problems([additive], ['event-added *'])).toEqual([]);
  expect(problems([breaking], ['event-removed offer.sent'], '2.0.0')).toEqual([]);
});

test('reports a change without an entry, and an entry without a change', () => {
  expect(problems([additive], ['error-added late'])).toEqual([
    "event-added offer.sent isn't in section 1.1.0 of openapi/changelog.yaml.",
    "Section 1.1.0 of the changelog names error-added late, which didn't change.",
  ]);
});

test('reports a breaking change without a new major version', () => {
  expect(problems([breaking], ['event-removed *'])).toEqual([
    'event-removed offer.sent is breaking and needs a new major version.',
  ]);
});

test('reports an addition in a release that only changes texts', () => {
  expect(problems([additive], ['event-added *'], '1.0.1')).toEqual([
    'event-added offer.sent is new and needs a new minor version, not 1.0.1.',
  ]);
  expect(problems([{...additive, class: 'text'}], ['event-added *'], '1.0.1')).toEqual([]);
});

test('reports a release without a section', () => {
  expect(problemsOf({from: '1.0.0', to: '1.1.0', changes: []}, [])).toEqual([
    'openapi/changelog.yaml has no section 1.1.0.',
  ]);
});

test('finds the sentence of a correction in the release before, or in a guide', () => {
  const {spec} = smallContext(({spec: {components}}) => {
    Object.assign(components.schemas.Offer ?? {}, {description: 'An offer. AWS only.'});
  });
  const pages = new Map([['/aws', {text: 'None can be due\nafter the term ends.'}]]);
  const missing = (sentence: string, location: string) =>
    missingSentences(
      {
        version: '1.1.0',
        date: '2026-12-01',
        summary: '',
        entries: [
          {title: '', text: '', changes: ['*'], corrects: [{rule: '*', sentence, in: location}]},
        ],
      },
      spec,
      pages as never,
    );
  expect(missing('AWS only.', 'Offer')).toEqual([]);
  expect(missing('None can be due after the term ends.', '/aws')).toEqual([]);
  expect(missing('Azure only.', 'Offer')).toEqual([
    '* isn\'t a correction: Offer doesn\'t say "Azure only.".',
  ]);
});
