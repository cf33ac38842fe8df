import {defineConfig} from 'vitest/config';

/** The SDKs first, then the samples that use them; one after the other, as each compiler uses every core. */
export default defineConfig({
  test: {
    globalSetup: 'tests/sdks/compile-sdks.ts',
    include: ['tests/{sdks,samples}/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: ['default', ['json', {outputFile: 'test-results/samples.json'}]],
  },
});
