import type {ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {publish} from '../../../deploy/releases/publish';
import {rollBack} from '../../../deploy/releases/roll-back';
import {createReleaseFolder} from '../../../tools/lib/serving/release-folder';
import {startWrk} from '../../../tools/lib/serving/wrk';
import {runNginx} from '../../../tools/lib/run-nginx';
import {mainNavigation, ready, saveData} from '../../support/visit';
import {releasePort} from '../site';
import {nextBuild} from './next-build';

/** `bench/releases` does thirty. */
const releases = 4;
const {folder, origin, ...server} = createReleaseFolder('test-releases', releasePort);
const nextFolder = `${folder}-build`;
let nginx: ChildProcess | undefined;

test.use({ignoreHTTPSErrors: true});

test.beforeAll(async () => {
  // The first release compresses everything.
  test.setTimeout(900_000);
  await publish('build', folder, server.announce);
  nginx = await runNginx(server.configFile, server.tlsPort);
});

test.afterAll(() => {
  nginx?.kill('SIGQUIT');
  server.remove();
  rmSync(nextFolder, {recursive: true, force: true});
});

test('an open tab keeps working through four releases and a rollback under load', async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  await saveData(page);
  await page.goto(origin);
  await ready(page);
  const failed: string[] = [];
  const loads: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => failed.push(`failed ${request.url()}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });

  const addresses = ['/', '/api', '/billing', '/api/create-offer'];
  // Pauses between requests leave CPU time for the releases.
  const load = startWrk(origin, {addresses, connections: 100, seconds: 600, pause: 100});
  for (let turn = 1; turn <= releases; turn += 1)
    await publish(nextBuild('build', turn, nextFolder), folder, server.announce);
  await rollBack(folder, server.announce);
  load.stop();
  const {requests, seconds, errors} = await load.result;
  console.log(
    `${requests} requests over 100 connections in ${Math.round(seconds)} s, ` +
      `${releases} releases and a rollback, ${errors} errors`,
  );
  expect(errors).toBe(0);
  expect(requests).toBeGreaterThan(1_000);

  const next = ['/billing', '/billing/offer', '/billing/invoice', '/cosell', '/workflow'];
  const others = ['/get-started/account', '/glossary', '/workflow/filter', '/integrations/slack'];
  for (const address of [...next, ...others]) {
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
  console.log(`${next.length + others.length + 1} pages opened in a tab from before the releases`);
  expect(failed).toEqual([]);
  expect(loads).toEqual([]);
});
