import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts'],
    // A busy machine needs a while to start the mock.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: 'tests/support/temporary-files.ts',
    reporters: ['default', ['json', {outputFile: 'test-results/contract.json'}]],
  },
});
