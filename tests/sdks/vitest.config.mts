import {defineConfig} from 'vitest/config';

/** One language after the other, because each compiler uses every core. */
export default defineConfig({
  test: {
    globalSetup: 'tests/sdks/compile-sdks.ts',
    include: ['tests/sdks/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: ['default', ['json', {outputFile: 'test-results/sdks.json'}]],
  },
});
