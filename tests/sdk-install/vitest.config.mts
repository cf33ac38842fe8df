import {defineConfig} from 'vitest/config';

/** Needs a build that was made after `npm run sdk:package`. */
export default defineConfig({
  test: {
    include: ['tests/sdk-install/**/*.test.ts'],
    globalSetup: 'tests/serving/start-nginx.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['verbose', ['json', {outputFile: 'test-results/sdk-install.json'}]],
  },
});
