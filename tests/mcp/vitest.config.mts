import {defineConfig} from 'vitest/config';

/** One after the other: some measure time. */
export default defineConfig({
  test: {
    include: ['tests/mcp/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: [
      ['default', {summary: false}],
      ['json', {outputFile: 'test-results/mcp.json'}],
    ],
  },
});
