import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';
import {testLimit, waitLimit} from '../support/limits';
import {isWhole} from '../support/scope';
import {browserPort, hostilePorts, originOf} from './server';

const browserOrigin = originOf({port: browserPort});

const shared = {
  cwd: '../..',
  reuseExistingServer: false,
  timeout: testLimit,
  gracefulShutdown: {signal: 'SIGTERM' as const, timeout: waitLimit},
};

/** Browser tests with the headers of the real server. Run `npm run build` first. */
export default defineConfig({
  ...base,
  projects: undefined,
  testDir: 'browser',
  testMatch: ['*.spec.ts'],
  // Its site has to be built first.
  testIgnore: isWhole ? [] : 'injections.spec.ts',
  outputDir: '../../test-results/serving-browser',
  reporter: [['list'], ['json', {outputFile: '../../test-results/serving-browser.json'}]],
  use: {...base.use, baseURL: browserOrigin},
  webServer: [
    {
      ...shared,
      command: `npm run --silent serve -- --port ${browserPort}`,
      url: browserOrigin,
    },
    ...(isWhole
      ? [
          {
            ...shared,
            // Builds the site first.
            command: 'npx tsx tests/serving/injection/serve-site.ts',
            url: `http://127.0.0.1:${hostilePorts.guarded}/title-0`,
          },
        ]
      : []),
  ],
});
