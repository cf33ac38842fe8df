import {defineConfig} from '@playwright/test';
import base from '../../../playwright.config';
import {servers} from '../../support/sites';

/** Runs only the visual tests, which need only `npm run build`. `npm run test:e2e` runs them too. */
export default defineConfig({
  ...base,
  projects: undefined,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/visual',
  reporter: 'list',
  webServer: servers.slice(0, 1).map((server) => ({...server, cwd: process.cwd()})),
});
