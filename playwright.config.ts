import {defineConfig} from '@playwright/test';
import {origins, servers} from './tests/support/sites';

/** Browser tests run on the built site behind nginx: `npm run build` and `npm run build:fixtures` first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'conformance/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // Some statements are about milliseconds; a machine that is busy may need a second try, which CI names.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // A busy machine needs seconds to start the scripts of a large page.
  expect: {
    timeout: 15_000,
    // Another patch version of the browser or of its text rendering must not fail a picture.
    toHaveScreenshot: {maxDiffPixelRatio: 0.02, animations: 'disabled'},
  },
  snapshotPathTemplate: '{testDir}/{testFileDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['json', {outputFile: 'test-results/results.json'}]],
  use: {
    baseURL: origins.published,
    browserName: 'chromium',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: servers,
});
