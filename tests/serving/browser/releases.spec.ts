import type {ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {configureNginx} from '../../../deploy/configure-nginx';
import type {InlineCode} from '../../../deploy/policy/inline-code';
import {publish, rollBack} from '../../../deploy/releases';
import {mainNavigation, ready, saveData} from '../../support/visit';
import {runNginx} from '../run-nginx';
import {releasePort as port} from '../site';
import {startLoad} from './load';
import {nextBuild} from './next-build';

const origin = `http://127.0.0.1:${port}`;
const place = path.resolve('.cache', 'test-releases');
const releases = 10;
let nginx: ChildProcess | undefined;

function announce(inline: InlineCode): void {
  configureNginx(place, {listen: `127.0.0.1:${port}`, inline});
}

const publishTurn = (turn: number) =>
  publish(nextBuild('build', turn, `${place}-build`), place, announce);

test.beforeAll(async () => {
  rmSync(place, {recursive: true, force: true});
  await publish('build', place, announce);
  nginx = await runNginx(path.join(place, 'nginx', 'nginx.conf'), origin);
});

test.afterAll(() => {
  nginx?.kill('SIGQUIT');
  for (const folder of [place, `${place}-build`]) rmSync(folder, {recursive: true, force: true});
});

test('ten releases and a rollback, under load, with a tab open all the while', async ({page}) => {
  test.setTimeout(600_000);
  await saveData(page);
  await page.goto(origin);
  await ready(page);
  const failed: string[] = [];
  const loads: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });

  const load = startLoad(origin, ['/', '/api', '/billing', '/api/create-offer'], 20);
  for (let turn = 1; turn <= releases; turn += 1) await publishTurn(turn);
  await rollBack(place, announce);
  await load.stop();
  console.log(
    `${load.requests} requests during ${releases} releases, ${load.errors.length} errors`,
  );
  expect(load.errors.slice(0, 5)).toEqual([]);
  expect(load.requests).toBeGreaterThan(1_000);

  const addresses = ['/billing', '/billing/offer', '/billing/invoice', '/cosell', '/workflow'];
  const others = ['/get-started/account', '/glossary', '/workflow/filter', '/integrations/slack'];
  for (const address of [...addresses, ...others]) {
    await page.evaluate((target) => {
      window.history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, address);
    await expect(page).toHaveURL(`${origin}${address}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
  }
  await mainNavigation(page).getByRole('link', {name: 'API', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/API/);
  expect(failed).toEqual([]);
  expect(loads).toEqual([]);
});
