import path from 'node:path';

/** Where the two builds of the fixture site answer, and where the stand-in for Algolia does. */
export const ports = {static: 3301, algolia: 3302, algoliaHost: 3303};

const root = path.join(__dirname, '..', '..');
export const fixtureSite = path.join(root, 'tests', 'fixtures', 'search-site');
export const builds = {
  static: path.join(root, '.cache', 'search-site-static'),
  algolia: path.join(root, '.cache', 'search-site-algolia'),
};
export const records = path.join(fixtureSite, '.cache', 'search', 'records.json');

/** Invented, as is everything that answers to it. */
export const account = {appId: 'TESTAPP01', apiKey: 'search-only-key', indexName: 'docs-test'};
