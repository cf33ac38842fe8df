import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';
import {testLimit} from '../support/limits';
import {ports} from './sites';

/** Tests search on a small site that's built twice, with the static index and with Algolia. */
export default defineConfig({
  ...base,
  projects: undefined,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/search',
  reporter: [['list'], ['json', {outputFile: '../../test-results/search.json'}]],
  use: {...base.use, baseURL: `http://127.0.0.1:${ports.static}`},
  webServer: {
    command: 'npx tsx tests/search/serve-sites.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${ports.algolia}/`,
    timeout: testLimit,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
  },
});
