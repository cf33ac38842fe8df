import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{bench,config,deploy,engine-patches,packages,src,tools}/**/*.test.{ts,tsx}',
      'tests/{conformance,unit}/**/*.test.ts',
    ],
    // Some tests start a program, which takes seconds on a busy machine.
    testTimeout: 120_000,
    globalSetup: 'tests/support/temporary-files.ts',
    environment: 'node',
  },
});
