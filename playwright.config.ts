import {defineConfig} from '@playwright/test';
import {headlessShellPath} from './tools/lib/browser-paths';
import {testLimit, waitLimit} from './tests/support/limits';
import {isNightly} from './tests/support/scope';
import {origins, servers} from './tests/support/sites';

/** Browser tests run on the built site behind nginx: `npm run build` and `npm run build:fixtures` first. */
export default defineConfig({
  testDir: 'tests',
  projects: [
    // If pages don't start, every other test would only wait for them.
    {name: 'start', testMatch: 'e2e/start.spec.ts'},
    {
      name: 'pages',
      testMatch: ['e2e/**/*.spec.ts', 'conformance/**/*.spec.ts', 'search/**/*.spec.ts'],
      testIgnore: 'e2e/start.spec.ts',
      dependencies: ['start'],
    },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A broken site fails everywhere, and its first failures say why.
  maxFailures: 20,
  grepInvert: isNightly ? undefined : /@nightly/,
  timeout: testLimit,
  expect: {
    timeout: waitLimit,
    toPass: {timeout: waitLimit},
    // Baselines have 256 colors. A planted shift by 2 px or another color exceeds these limits.
    toHaveScreenshot: {threshold: 0.05, maxDiffPixelRatio: 0.002, animations: 'disabled'},
  },
  snapshotPathTemplate: '{testDir}/{testFileDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['json', {outputFile: 'test-results/results.json'}]],
  use: {
    baseURL: origins.published,
    browserName: 'chromium',
    actionTimeout: waitLimit,
    navigationTimeout: waitLimit,
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
