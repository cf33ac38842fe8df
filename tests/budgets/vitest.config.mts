import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/budgets/**/*.test.ts'],
    globalSetup: 'tests/support/temporary-files.ts',
    hookTimeout: 600_000,
    reporters: ['default', ['json', {outputFile: 'test-results/budgets.json'}]],
  },
});
