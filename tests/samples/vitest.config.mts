import {defineConfig} from 'vitest/config';

/** Tests the SDKs and then the samples that use them. They run one by one because each compiler uses every core. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/temporary-files.ts', 'tests/sdks/compile-sdks.ts'],
    include: ['tests/{sdks,samples}/**/*.test.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 1_200_000,
    fileParallelism: false,
    reporters: ['default', ['json', {outputFile: 'test-results/samples.json'}]],
  },
});
