import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const usualPaths = {
  CHROMIUM: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  HEADLESS_SHELL: ['/usr/bin/chromium-headless-shell'],
  FIREFOX: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  XVFB: ['/usr/bin/Xvfb'],
  WEBKIT_DRIVER: ['/usr/bin/WebKitWebDriver'],
  MINI_BROWSER: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ],
};

/** The path in the environment variable of that name, or the first usual path that exists. */
function installedPath(name: keyof typeof usualPaths): string | undefined {
  return process.env[name] ?? usualPaths[name].find((path) => existsSync(path));
}

/** Falls back on the browser that `npx playwright install chromium` downloads. */
export const chromiumPath = (): string => installedPath('CHROMIUM') ?? chromium.executablePath();

/**
 * Chromium without its own user interface, which would start a process for each test. Tests take 40 % less time. Falls
 * back on the whole browser.
 */
export const headlessShellPath = (): string => installedPath('HEADLESS_SHELL') ?? chromiumPath();

export function requiredPath(name: keyof typeof usualPaths, debianPackage: string): string {
  const path = installedPath(name);
  if (path) return path;
  throw new Error(
    `Set ${name} to the program's path, or install it. On Debian: apt-get install ${debianPackage}`,
  );
}
