import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/support/temporary-files.ts',
    reporters: ['default', ['json', {outputFile: 'test-results/contract.json'}]],
  },
});
