import {expect, it} from 'vitest';
import {passesFacets} from './facets';

const values = {language: 'en', docusaurus_tag: 'docs-api-current'};

it.each([
  [[], true],
  [['language:en'], true],
  [['language:fr'], false],
  [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-api-current']], true],
  [['language:en', ['docusaurus_tag:default']], false],
  [['unknown:x'], false],
])('%j returns %s', (filters, expected) => expect(passesFacets(values, filters)).toBe(expected));
