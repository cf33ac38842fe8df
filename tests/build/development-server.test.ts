/** The development server with the real site. It compiles a page when it's opened. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {chromiumPath} from '@docs/tools';
import {freePorts} from '../support/free-ports';
import {testLimit} from '../support/limits';

const root = path.join(__dirname, '..', '..');
const [port = 0] = freePorts('DEVELOPMENT_SERVER', 1);
const origin = `http://localhost:${port}`;

const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const server = spawn(process.execPath, [cli, 'start', '--no-open', '--port', String(port)], {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: 'development',
    // Its own folder, because CI builds the site at the same time.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/development-server',
  },
});
let output = '';
server.stdout.on('data', (text) => (output += text));
server.stderr.on('data', (text) => (output += text));

beforeAll(async () => {
  const answersOrEnds = async () => {
    if (server.exitCode === null) await fetch(origin);
  };
  await vi.waitFor(answersOrEnds, {timeout: testLimit, interval: 500});
  expect(server.exitCode, output).toBeNull();
});

afterAll(() => server.kill());

it('shows a guide, the next one after a click, and an operation', async () => {
  const browser = await chromium.launch({executablePath: chromiumPath()});
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(testLimit);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const title = (name: string) => page.getByRole('heading', {level: 1, name}).waitFor();

    await page.goto(`${origin}/aws-marketplace/create-private-offer`);
    await title('Create a private offer on AWS Marketplace');
    await page.click('aside a[href="/aws-marketplace/accept-private-offer"]');
    await title('Track an AWS private offer to sign-up');
    await page.goto(`${origin}/api/create-offer`);
    await title('Create an offer');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
