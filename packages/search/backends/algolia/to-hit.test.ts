import {expect, it} from 'vitest';
import {markAfter, markBefore, segments, toRows} from './to-hit';

it('converts match markers to segments and keeps markup as text', () => {
  expect(segments(`<b>${markBefore}off${markAfter}er`)).toEqual([
    {text: '<b>', match: false},
    {text: 'off', match: true},
    {text: 'er', match: false},
  ]);
});

it('reads hits of older indexes', () => {
  expect(toRows([{objectID: '1'}], 'x')).toMatchObject([
    {url: '/', area: 'guides', heading: [], trail: [], snippet: [], sections: []},
  ]);
});

const body = {
  objectID: '2',
  url: 'https://x.example/api/a#b',
  docusaurus_tag: 'docs-api-current',
  hierarchy: {lvl0: 'API reference', lvl1: 'Create', lvl2: 'Body'},
  _highlightResult: {hierarchy: {lvl2: {value: `${markBefore}Body${markAfter}`}}},
};

it('makes one row of the sections of a page', () => {
  const other = {...body, objectID: '3', url: 'https://x.example/api/a#c'};
  expect(toRows([body, other], 'bod')).toMatchObject([
    {
      url: 'https://x.example/api/a',
      area: 'api',
      trail: [],
      heading: [{text: 'Create', match: false}],
      sections: [
        {url: 'https://x.example/api/a#b', heading: [{text: 'Body', match: true}]},
        {url: 'https://x.example/api/a#c'},
      ],
    },
  ]);
});

it('leads to the section if the query is its heading', () => {
  expect(toRows([body], 'Body')).toMatchObject([
    {url: 'https://x.example/api/a#b', trail: ['Create'], sections: []},
  ]);
});
