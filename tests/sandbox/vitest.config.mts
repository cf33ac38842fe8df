import {defineConfig} from 'vitest/config';

/** Tests run one by one, because some measure time. */
export default defineConfig({
  test: {
    include: ['tests/sandbox/**/*.test.ts'],
    globalSetup: 'tests/support/temporary-files.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: [
      ['default', {summary: false}],
      ['json', {outputFile: 'test-results/sandbox.json'}],
    ],
  },
});
