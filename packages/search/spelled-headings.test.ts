import {expect, it} from 'vitest';
import {parseQuery} from './query';
import {spell, spelledHeadings} from './spelled-headings';
import {words} from './tokenizer';

it.each([
  ['private offer', 'Private offers', true],
  ['what is an entitlement', 'Entitlement', true],
  ['entitlement term', 'Entitlement', false],
])('"%s" is the heading "%s": %s', (query, heading, expected) => {
  expect(spelledHeadings(parseQuery(query)).has(spell(words(heading)))).toBe(expected);
});
