import {defineConfig} from 'vitest/config';

/** Needs a build with packages: `npm run build:release`. */
export default defineConfig({
  test: {
    include: ['tests/sdk-install/**/*.test.ts'],
    globalSetup: ['tests/support/temporary-files.ts', 'tests/sdk-install/start-nginx.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['verbose', ['json', {outputFile: 'test-results/sdk-install.json'}]],
  },
});
