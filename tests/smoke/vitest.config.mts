import {defineConfig} from 'vitest/config';

/** Tests the built site in three browser engines. Run `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/smoke/**/*.test.ts'],
    globalSetup: 'tests/smoke/start-nginx.ts',
    // On a busy machine, starting a browser or hydrating a large page takes seconds.
    expect: {poll: {timeout: 60_000, interval: 100}},
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', {outputFile: 'test-results/smoke.json'}]],
  },
});
