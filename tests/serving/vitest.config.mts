import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/serving/**/*.test.ts'],
    globalSetup: 'tests/serving/start-nginx.ts',
    testTimeout: 20_000,
    reporters: ['default', ['json', {outputFile: 'test-results/serving.json'}]],
  },
});
