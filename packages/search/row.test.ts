import {describe, expect, it} from 'vitest';
import {plain} from './highlight';
import {toRow, type PageMatch, type SectionMatch} from './row';

const section = (name: string, match = true): SectionMatch => ({
  id: name,
  url: `/offers#${name}`,
  heading: [{text: name, match}],
  trail: ['Offers'],
  snippet: () => plain(`About ${name}.`),
});

const found = (sections: PageMatch['sections'], isExact = false): PageMatch => ({
  page: {
    url: '/offers',
    title: plain('Offers'),
    description: plain('All about offers.'),
    area: 'guides',
    kind: 'guide',
    version: 'current',
    method: null,
    path: null,
  },
  sections,
  isExact,
});

describe('the row of a page', () => {
  it('leads to the page and links to its sections', () => {
    expect(toRow(found([section('send'), section('cancel')]))).toMatchObject({
      id: 'send',
      url: '/offers',
      heading: plain('Offers'),
      trail: [],
      snippet: plain('All about offers.'),
      sections: [{url: '/offers#send'}, {url: '/offers#cancel'}],
    });
  });

  it('leads to a section if the query is its name', () => {
    expect(toRow(found([section('send'), section('cancel')], true))).toMatchObject({
      url: '/offers#send',
      heading: [{text: 'send'}],
      trail: ['Offers'],
      snippet: plain('About send.'),
      sections: [{url: '/offers#cancel'}],
    });
  });

  it('has no link to the page itself or to a heading without a match, and at most three', () => {
    const page = {...section('top'), url: '/offers', trail: []};
    const others = ['a', 'b', 'c', 'd'].map((name) => section(name));
    const row = toRow(found([page, section('errors', false), ...others], true));
    expect(row.url).toBe('/offers');
    expect(row.sections.map(({id}) => id)).toEqual(['a', 'b', 'c']);
  });
});
