import {expect, test} from '@playwright/test';
import {deniedFeatures} from '../../../deploy/headers';
import {templates} from '../../support/templates';
import {useEverything} from './reader';
import {watchPolicy} from '../../support/violations';

const kinds = new Set<string>();
let played = 0;

/** Templates to test with real input. tests/e2e/every-page.spec.ts tests more pages, but without a mouse. */
const tested = ['home', 'guide', 'operation', 'search'] as const;

for (const template of tested) {
  const address = templates[template];
  test(`the policy doesn't block our own code: ${template}`, async ({page}) => {
    test.setTimeout(600_000);
    const violations = await watchPolicy(page);
    const done = await useEverything(page, address);
    done.forEach((step) => kinds.add(step));
    played += done.length;
    expect(violations).toEqual([]);
  });
}

test.afterAll(() => {
  console.log(`${played} interactions of ${kinds.size} kinds in this worker`);
});

test('the policy blocks injected code', async ({page}) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  await page.waitForLoadState('load');
  const ran = await page.evaluate(async () => {
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
      setTimeout(() => {
        try {
          attempt();
        } catch {
          refused += 1;
        }
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {ran: state.ran, refused};
  });
  expect(ran.ran).toEqual([]);
  expect(ran.refused).toBeGreaterThanOrEqual(3);
  expect(violations.length).toBeGreaterThanOrEqual(4);
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
