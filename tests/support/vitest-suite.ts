import {defineConfig, type ViteUserConfig} from 'vitest/config';
import {testLimit, waitLimit} from './limits';

interface Suite {
  /** The report is `test-results/NAME.json`. */
  name: string;
  include: string[];
  exclude?: string[];
  globalSetup?: string[];
  /** False for suites whose files use the same ports or compilers. */
  fileParallelism?: boolean;
}

/** The configuration of a suite in this folder that runs in Vitest. */
export function vitestSuite({
  name,
  include,
  exclude = [],
  globalSetup = [],
  fileParallelism = true,
}: Suite): ViteUserConfig {
  return defineConfig({
    test: {
      include,
      exclude: ['**/node_modules/**', ...exclude],
      globalSetup: ['tests/support/temporary-files.ts', ...globalSetup],
      fileParallelism,
      testTimeout: testLimit,
      hookTimeout: testLimit,
      expect: {poll: {timeout: waitLimit, interval: 100}},
      reporters: [
        ['default', {summary: false}],
        ['json', {outputFile: `test-results/${name}.json`}],
      ],
    },
  });
}
