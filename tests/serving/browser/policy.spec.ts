import {expect, test} from '@playwright/test';
import {deniedFeatures} from '@docs/deploy';
import {templates} from '../../support/templates';
import {useEverything} from './reader';
import {watchPolicy} from '../../support/violations';

/** Templates to test with real input. tests/e2e/every-page.spec.ts tests more pages, but without a mouse. */
const tested = ['home', 'guide', 'operation', 'search'] as const;

for (const template of tested) {
  const tag = template === 'operation' ? [] : ['@nightly'];
  test(`the policy doesn't block our own code: ${template}`, {tag}, async ({page}) => {
    const violations = await watchPolicy(page);
    await useEverything(page, templates[template]);
    expect(violations).toEqual([]);
  });
}

test('the policy blocks injected code', async ({page}) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  await page.waitForLoadState('load');
  const refused = await page.evaluate(async () => {
    const state = window as unknown as {ran?: string[]};
    state.ran = [];
    const attempts: (() => void)[] = [
      () => {
        const script = document.createElement('script');
        script.append('window.ran.push("inline script")');
        document.body.append(script);
      },
      () => document.body.setAttribute('onclick', 'window.ran.push("handler")'),
      () => document.body.click(),
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- The policy has to block this.
      () => void new Function('window.ran.push("function")')(),
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="ran.push(1)">'),
      () => void new Worker('data:text/javascript,1'),
    ];
    let refused = 0;
    for (const attempt of attempts) {
      // In a timer, because the policy doesn't apply to code that the test runs directly.
      await new Promise<void>((resolve) =>
        setTimeout(() => {
          try {
            attempt();
          } catch {
            refused += 1;
          }
          resolve();
        }),
      );
    }
    return refused;
  });
  expect(refused).toBeGreaterThanOrEqual(3);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => (window as unknown as {ran?: string[]}).ran)).toEqual([]);
});

test('denies only features that the browser knows', async ({page}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/');
  const known = await page.evaluate(() =>
    (document as unknown as {featurePolicy: {features: () => string[]}}).featurePolicy.features(),
  );
  expect(deniedFeatures.filter((feature) => !known.includes(feature))).toEqual([]);
  expect(messages.filter((message) => message.includes('Permissions-Policy'))).toEqual([]);
});
