import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/agents/**/*.test.ts'],
    testTimeout: 30_000,
    reporters: [
      ['default', {summary: false}],
      ['json', {outputFile: 'test-results/agents.json'}],
    ],
  },
});
