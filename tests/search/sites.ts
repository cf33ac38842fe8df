import path from 'node:path';

/** The ports of the two builds of the fixture site and of the Algolia mock. */
export const ports = {static: 3301, algolia: 3302, algoliaHost: 3303};

const root = path.join(__dirname, '..', '..');
export const fixtureSite = path.join(root, 'tests', 'fixtures', 'search-site');
export const builds = {
  static: path.join(root, '.cache', 'search-site-static'),
  algolia: path.join(root, '.cache', 'search-site-algolia'),
};
export const records = path.join(fixtureSite, '.cache', 'search', 'records.json');

/** A fictional account. */
export const account = {appId: 'TESTAPP01', apiKey: 'search-only-key', indexName: 'docs-test'};
