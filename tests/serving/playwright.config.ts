import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';
import {browserOrigin, browserPort} from './site';

/** What a browser does with the headers of the real server: `npm run build` first. */
export default defineConfig({
  ...base,
  testDir: 'browser',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/serving-browser',
  reporter: [['list'], ['json', {outputFile: '../../test-results/serving-browser.json'}]],
  use: {...base.use, baseURL: browserOrigin},
  webServer: {
    command: `npm run --silent serve -- --port ${browserPort}`,
    cwd: '../..',
    url: browserOrigin,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
  },
});
