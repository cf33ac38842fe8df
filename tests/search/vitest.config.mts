import {defineConfig} from 'vitest/config';

/** Lists of results on the records of the last build. The other tests here run in a browser. */
export default defineConfig({
  test: {
    include: ['tests/search/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: [
      ['default', {summary: false}],
      ['json', {outputFile: 'test-results/search-lists.json'}],
    ],
  },
});
