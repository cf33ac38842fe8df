import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/budgets/**/*.test.ts'],
    globalSetup: 'tests/support/temporary-files.ts',
    testTimeout: 300_000,
    hookTimeout: 1_200_000,
    reporters: ['default', ['json', {outputFile: 'test-results/budgets.json'}]],
  },
});
