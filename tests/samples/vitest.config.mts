import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', {outputFile: 'test-results/samples.json'}]],
  },
});
