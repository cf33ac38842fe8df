import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/budgets/**/*.test.ts'],
    hookTimeout: 120_000,
    reporters: ['default', ['json', {outputFile: 'test-results/budgets.json'}]],
  },
});
