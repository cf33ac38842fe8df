import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';
import {ports} from './sites';

/** Tests search on a small site that's built twice, with the static index and with Algolia. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/search',
  reporter: [['list'], ['json', {outputFile: '../../test-results/search.json'}]],
  use: {...base.use, baseURL: `http://127.0.0.1:${ports.static}`},
  webServer: {
    command: 'npx tsx tests/search/serve-sites.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${ports.algolia}/`,
    timeout: 1_800_000,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
  },
});
