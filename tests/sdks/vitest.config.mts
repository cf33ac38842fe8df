import {defineConfig} from 'vitest/config';

/** Languages run one by one, because each compiler uses every core. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/temporary-files.ts', 'tests/sdks/compile-sdks.ts'],
    include: ['tests/sdks/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    reporters: ['default', ['json', {outputFile: 'test-results/sdks.json'}]],
  },
});
