import {defineConfig} from '@playwright/test';
import base from '../../../playwright.config';
import {servers} from '../../support/sites';

/** These tests alone, for which `npm run build` is enough. `npm run test:e2e` runs them with all others. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/visual',
  reporter: 'list',
  webServer: servers.slice(0, 1).map((server) => ({...server, cwd: process.cwd()})),
});
