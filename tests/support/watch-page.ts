import type {Page} from '@playwright/test';
import {origins} from './sites';

/** Collects console messages, uncaught errors, requests to other hosts, and failed requests. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  const note = (problem: string) => problems.push(`${new URL(page.url()).pathname}: ${problem}`);
  page.on('console', (message) => {
    // On a slow machine, a preloaded file can be used too late.
    const isLatePreload = message.text().includes('was preloaded using link preload but not used');
    if (['error', 'warning'].includes(message.type()) && !isLatePreload)
      note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== origins.published)
      note(`requested ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Opening the next page cancels a running prefetch, which isn't a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
