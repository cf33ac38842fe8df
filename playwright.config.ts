import {defineConfig} from '@playwright/test';
import {headlessShellPath} from './tools/lib/browser-paths';
import {origins, servers} from './tests/support/sites';

/** Browser tests run on the built site behind nginx: `npm run build` and `npm run build:fixtures` first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'conformance/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // Some statements are about milliseconds, so a busy machine may need a second try. CI reports retries.
  retries: process.env.CI ? 1 : 0,
  // Long enough that only a test that hangs reaches it, on a busy machine too.
  timeout: 180_000,
  // A busy machine needs seconds to start the scripts of a large page.
  expect: {
    timeout: 30_000,
    // Baselines have 256 colors. A planted shift by 2 px or another color exceeds these limits.
    toHaveScreenshot: {threshold: 0.05, maxDiffPixelRatio: 0.002, animations: 'disabled'},
  },
  snapshotPathTemplate: '{testDir}/{testFileDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['json', {outputFile: 'test-results/results.json'}]],
  use: {
    baseURL: origins.published,
    browserName: 'chromium',
    launchOptions: {
      executablePath: headlessShellPath(),
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
