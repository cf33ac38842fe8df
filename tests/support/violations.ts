import type {Page} from '@playwright/test';

/** Records policy violations and errors, starting before the first script. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('__reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as {__reportViolation: (text: string) => void})
      .__reportViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      report(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  page.on('pageerror', (error) =>
    violations.push(`${new URL(page.url()).pathname}: ${error.message}`),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|policies|trusted|integrity/i.test(message.text()))
      violations.push(`${new URL(page.url()).pathname}: ${message.text().slice(0, 300)}`);
  });
  return violations;
}
