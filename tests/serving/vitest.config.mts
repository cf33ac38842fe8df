import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/serving/**/*.test.ts'],
    globalSetup: ['tests/support/temporary-files.ts', 'tests/serving/start-nginx.ts'],
    // One by one, because some tests measure time.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', {outputFile: 'test-results/serving.json'}]],
  },
});
