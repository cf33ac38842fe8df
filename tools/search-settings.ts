import {sectionsPerPage} from '../packages/search/limits';

/** Settings of the hosted index, with the same facets, ranking, and grouping as the static one. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(identifiers)',
    'unordered(path)',
    'unordered(keywords)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'area', 'kind', 'method'],
  attributesToRetrieve: [
    'hierarchy',
    'url',
    'area',
    'kind',
    'version',
    'docusaurus_tag',
    'method',
    'path',
  ],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24'],
  attributeForDistinct: 'url_without_anchor',
  distinct: sectionsPerPage,
  customRanking: ['asc(level)', 'asc(position)'],
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  camelCaseAttributes: ['identifiers'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
} as const;
