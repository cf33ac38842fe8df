import {expect, it} from 'vitest';
import {answerOf, type Passage} from './answer';
import {parseQuery} from './query';

const term: Passage = {
  url: '/glossary#private-offer',
  trail: ['Glossary'],
  heading: 'Private offer',
  content: 'Private offer Prices and terms that you negotiate with one buyer. Only they see them.',
  isEntry: true,
  isExact: true,
};
const error: Passage = {
  url: '/api/errors/409#wallet_closed',
  trail: ['Errors', '409'],
  heading: 'wallet_closed',
  content: "wallet_closed You can't pay with a closed wallet. Fix: Create a new wallet.",
  isEntry: true,
  isExact: false,
};
const guide: Passage = {...term, heading: 'Create a private offer', isEntry: false};

const answer = (query: string, ...passages: Passage[]) => answerOf(parseQuery(query), passages);

it.each(['what is a private offer', 'private offers', 'private offer meaning'])(
  'quotes the definition for "%s"',
  (query) =>
    expect(answer(query, term)).toEqual({
      text: 'Prices and terms that you negotiate with one buyer. Only they see them.',
      url: term.url,
      trail: ['Glossary', 'Private offer'],
    }),
);

it.each(['wallet_closed', '409 wallet_closed', 'what does wallet_closed mean'])(
  'explains the name in code for "%s"',
  (query) =>
    expect(answer(query, guide, error)?.text).toBe(
      "You can't pay with a closed wallet. Fix: Create a new wallet.",
    ),
);

it('answers a single common word only if the query asks what it means', () => {
  const refund = {...term, heading: 'Refund', content: 'Money that goes back to the buyer.'};
  expect(answer('refund', refund)).toBeNull();
  expect(answer('what is a refund', refund)?.text).toBe('Money that goes back to the buyer.');
});

it('quotes the term that is asked for even if a guide comes first', () =>
  expect(answer('what is a private offer', guide, term)?.url).toBe(term.url));

it.each([
  ['a task beside a name', 'fix wallet_closed in java', [error]],
  ['a term that is not the best result', 'private offer', [guide, term]],
  ['a page that is no entry', 'create a private offer', [guide]],
  ['no sentence', 'private offer', [{...term, content: 'Private offer AWS Azure Google Cloud'}]],
  ['nothing found', 'private offer', []],
])('shows nothing for %s', (_case, query, passages) =>
  expect(answer(query, ...passages)).toBeNull(),
);
