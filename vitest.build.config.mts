import {defineConfig} from 'vitest/config';

/** Builds of whole sites with planted mistakes. They run one by one because each uses every core. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    globalSetup: 'tests/support/temporary-files.ts',
    environment: 'node',
    testTimeout: 1_800_000,
    fileParallelism: false,
    reporters: ['default', ['json', {outputFile: 'test-results/build.json'}]],
  },
});
