// cspell:ignore Somebody
import {expect, it} from 'vitest';
import {problemsOf, sharedParagraphs} from './problems';

const problemsIn = (text: string, file = 'openapi/a.yaml') => problemsOf({file, line: 1, text});

it('accepts plain sentences, code, and tables', () => {
  expect(
    problemsIn(`Returns \`answer\`.\n\n| Marketplace | Limit |\n| --- | --- |\n| AWS | 6 hours |`),
  ).toEqual([]);
});

it.each([
  ['The answer has the offer.', '"answer": write response, returns, responds with'],
  ['Somebody changed it.', '"Somebody": write you, Argosy, or a role'],
  ['The id of the offer.', '"id": write ID'],
  ['A list of texts.', '"list of texts": write list of strings'],
  ['We send an email.', '"We": write Argosy'],
  ['It works, but slowly; try again.', 'a semicolon: write two sentences'],
  [
    `| ${'word '.repeat(21)}|`,
    '21 words in a table cell: "word word word word word word word word …"',
  ],
])('reports %s', (text, problem) => {
  expect(problemsIn(text)).toContain(problem);
});

it('leaves the first person to documents outside the contract', () => {
  expect(problemsIn('We send an email.', 'docs/a.md')).toEqual([]);
});

const text = (file: string, words: string) => ({file, line: 1, text: words});

it('accepts short paragraphs and reports a long one on two pages', () => {
  const long = Array.from({length: 25}, (_, index) => `word${index}`).join(' ');
  expect(sharedParagraphs([text('a', 'Short one.'), text('b', 'Short one.')])).toEqual([]);
  expect(sharedParagraphs([text('a', long), text('a', long)])).toEqual([]);
  expect(sharedParagraphs([text('a', long), text('b', long)])).toMatchObject([
    {file: 'b', other: 'a'},
  ]);
});
