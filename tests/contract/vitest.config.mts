import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts'],
    reporters: ['default', ['json', {outputFile: 'test-results/contract.json'}]],
  },
});
