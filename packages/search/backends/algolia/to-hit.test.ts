import {expect, it} from 'vitest';
import {markAfter, markBefore, segments, toHit} from './to-hit';

it('converts match markers to segments and keeps markup as text', () => {
  expect(segments(`<b>${markBefore}off${markAfter}er`)).toEqual([
    {text: '<b>', match: false},
    {text: 'off', match: true},
    {text: 'er', match: false},
  ]);
});

it('reads hits of older indexes', () => {
  expect(toHit({objectID: '1'})).toMatchObject({
    url: '/',
    area: 'guides',
    heading: [],
    trail: [],
    snippet: [],
  });
  expect(
    toHit({
      objectID: '2',
      url: 'https://x.example/api/a#b',
      docusaurus_tag: 'docs-api-current',
      hierarchy: {lvl0: 'API reference', lvl1: 'Create', lvl2: 'Body'},
      _highlightResult: {hierarchy: {lvl2: {value: `${markBefore}Body${markAfter}`}}},
    }),
  ).toMatchObject({area: 'api', trail: ['Create'], heading: [{text: 'Body', match: true}]});
});
