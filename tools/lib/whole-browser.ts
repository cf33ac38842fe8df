import type {LaunchOptions} from '@playwright/test';
import playwrightConfig from '../../playwright.config';
import {chromiumPath} from './browser-paths';

/** Launches the browser that readers have, with its user interface. Screenshots and benches need it. */
export const wholeBrowser: LaunchOptions = {
  ...playwrightConfig.use?.launchOptions,
  executablePath: chromiumPath(),
};
