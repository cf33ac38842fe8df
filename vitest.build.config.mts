import {defineConfig} from 'vitest/config';

/** Whole builds with planted defects: one after the other, because each uses every core. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    fileParallelism: false,
    reporters: ['default', ['json', {outputFile: 'test-results/build.json'}]],
  },
});
