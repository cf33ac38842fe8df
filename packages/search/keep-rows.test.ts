import {expect, it} from 'vitest';
import {plain} from './highlight';
import {keepRows} from './keep-rows';
import type {SearchHit, SearchResponse} from './types';

const hit = (url: string): SearchHit => ({
  id: url,
  url,
  area: 'guides',
  kind: 'guide',
  version: 'current',
  method: null,
  path: null,
  heading: plain(`About ${url}`),
  trail: [],
  snippet: [],
  sections: [],
});

const response = (...urls: string[]): SearchResponse => ({
  query: 'offer',
  answer: null,
  hits: urls.map(hit),
  nbHits: urls.length,
  nbPages: 1,
  page: 0,
});
const urlsOf = ({hits}: SearchResponse) => hits.map(({url}) => url);

it('keeps the rows in their place, and appends the others', () => {
  const kept = keepRows(response('/a', '/b#x'), response('/c', '/b', '/a', '/d'));
  expect(urlsOf(kept.response)).toEqual(['/a', '/b#x', '/c', '/d']);
  expect(kept.late).toEqual({title: 'About /c', url: '/c'});
});

it('keeps the length of a page if there are further ones', () => {
  const first = {...response('/c', '/d', '/a'), nbHits: 9, nbPages: 3};
  expect(urlsOf(keepRows(response('/a', '/b'), first).response)).toEqual(['/a', '/b', '/c']);
});

it('offers nothing if the first row is the best one', () => {
  const kept = keepRows(response('/a', '/b'), response('/a#x', '/c'));
  expect(urlsOf(kept.response)).toEqual(['/a', '/b', '/c']);
  expect(kept.late).toBeNull();
});

it('offers the answer, which would move the list', () => {
  const answer = {text: 'Terms for a buyer.', url: '/glossary#offer', trail: ['Glossary', 'Offer']};
  const kept = keepRows(response('/a'), {...response('/a'), answer});
  expect(kept.response.answer).toBeNull();
  expect(kept.late).toEqual({title: 'Offer', url: '/glossary#offer'});
});

it('counts the rows that are shown even if the text has fewer', () =>
  expect(keepRows(response('/a', '/b'), response('/a')).response.nbHits).toBe(2));

it('shows the complete response if there were no rows before it', () => {
  expect(keepRows(null, response('/a'))).toEqual({response: response('/a'), late: null});
  expect(keepRows(response(), response('/a')).response.hits).toHaveLength(1);
});
