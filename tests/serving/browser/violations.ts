import type {Page} from '@playwright/test';

/** Counts what the policy stopped and what went wrong, from before the first script on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('__reportViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as {__reportViolation: (text: string) => void})
      .__reportViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      report(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && /polic|trusted|integrity/i.test(message.text()))
      seen.push(`${new URL(page.url()).pathname}: ${message.text().slice(0, 300)}`);
  });
  return seen;
}
