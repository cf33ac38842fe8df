import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import packages from '.';

const url = 'https://docs.example';
let outDir: string;

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

const page = (name: string, html: string) => writeFileSync(path.join(outDir, name), html);

const postBuild = async () => {
  const context = {siteConfig: {url, baseUrl: '/'}} as LoadContext;
  const indexes = {'go/argosy.example/@v/list': 'v1.0.0\n'};
  const plugin = packages(context, {files: ['npm/sdk-1.0.0.tgz'], indexes});
  await plugin.postBuild?.({outDir} as BuiltSite);
};

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(outDir, 'packages'));
  page('packages/SHA256SUMS', '');
  page(
    'sdks.html',
    [
      // Highlighting splits an address, and a button follows the code.
      `<code>npm install <span>${url}</span>/packages/npm/sdk-1.0.0.tgz</code><button>Copy</button>`,
      `<code>GOPROXY=${url}/packages/go,https://proxy.golang.org,direct</code>`,
      '<a href="/packages/SHA256SUMS">SHA256SUMS</a>',
      '<a href="https://other.example/packages/unknown.tgz">Elsewhere</a>',
    ].join(''),
  );
});
afterEach(() => rmSync(outDir, {recursive: true}));

it('accepts pages that name published packages, without the packages', async () => {
  await expect(postBuild()).resolves.toBeUndefined();
  expect(existsSync(path.join(outDir, 'packages/go/argosy.example/@v/list'))).toBe(true);
});

it.each([
  ['shows in a command', `<code>npx ${url}/packages/npm/sdk-1.1.0.tgz</code>`],
  ['links to', '<a href="/packages/npm/sdk-1.1.0.tgz">SDK</a>'],
])("rejects a version that a page %s if it isn't published", async (_way, html) => {
  page('mcp.html', html);
  await expect(postBuild()).rejects.toThrow(
    /aren't published:\n {2}mcp\.html: \/packages\/npm\/sdk-1\.1\.0\.tgz\n.*npm run sdk:package/,
  );
});
