import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/agents/**/*.test.ts'],
    globalSetup: 'tests/support/temporary-files.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: [
      ['default', {summary: false}],
      ['json', {outputFile: 'test-results/agents.json'}],
    ],
  },
});
