import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {signChecksums, signingKey} from '../packages/package-files/signature';
import {checkPackages} from './packages';

const siteUrl = 'https://docs.example';
let build: string;

function write(file: string, text: string): void {
  const target = path.join(build, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A build with all packages that its pages name. */
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'packages-'));
  write('index.html', `<link data-rh=true rel=canonical href=${siteUrl}/><h1>Home</h1>`);
  write(
    'sdks.html',
    [
      // Highlighting splits an address, and a button follows the code.
      `<code>npm install <span>${siteUrl}</span>/packages/npm/sdk-1.0.0.tgz</code><button>Copy</button>`,
      `<code>GOPROXY=${siteUrl}/packages/go,https://proxy.golang.org,direct</code>`,
      '<a href="/packages/SHA256SUMS">SHA256SUMS</a>',
      '<a href="https://other.example/packages/unknown.tgz">Elsewhere</a>',
    ].join(''),
  );
  write('packages/npm/sdk-1.0.0.tgz', 'npm');
  write('packages/go/argosy.example/@v/v1.0.0.zip', 'go');
  write('packages/SHA256SUMS', `${sha256('npm')}  sdk-1.0.0.tgz\n${sha256('go')}  v1.0.0.zip\n`);
  signChecksums(path.join(build, 'packages'), signingKey(path.join(build, '.cache'), undefined));
});
afterEach(() => rmSync(build, {recursive: true}));

const check = () => checkPackages(build);

it('accepts a build with every package that its pages name', () => {
  expect(check).not.toThrow();
});

it('rejects a changed list of checksums', () => {
  write('packages/SHA256SUMS', `${sha256('npm')}  sdk-1.0.0.tgz\n`);
  expect(check).toThrow("isn't signed");
});

it('rejects a build without packages and names the command to run', () => {
  rmSync(path.join(build, 'packages'), {recursive: true});
  expect(check).toThrow('packages/SHA256SUMS is missing');
  expect(check).toThrow('npm run build:release');
});

it('rejects a build whose pages have no install commands', () => {
  rmSync(path.join(build, 'sdks.html'));
  expect(check).toThrow('No page has an install command');
});

it.each([
  [
    'a page names a package that is missing',
    () => write('mcp.html', `<code>npx ${siteUrl}/packages/npm/docs-mcp.tgz</code>`),
    "mcp.html names /packages/npm/docs-mcp.tgz, which isn't in the build",
  ],
  [
    'a page names a package without a checksum',
    () => {
      write('mcp.html', `<code>npx ${siteUrl}/packages/npm/docs-mcp.tgz</code>`);
      write('packages/npm/docs-mcp.tgz', 'mcp');
    },
    "mcp.html names /packages/npm/docs-mcp.tgz, which isn't in SHA256SUMS",
  ],
  [
    'a package has changed',
    () => write('packages/npm/sdk-1.0.0.tgz', 'damaged'),
    "sdk-1.0.0.tgz doesn't have the checksum in SHA256SUMS",
  ],
  [
    'a listed package is missing',
    () => rmSync(path.join(build, 'packages/go/argosy.example/@v/v1.0.0.zip')),
    'v1.0.0.zip is in SHA256SUMS, but not in the build',
  ],
])('rejects a build if %s', (_fault, plant, message) => {
  plant();
  expect(check).toThrow(message);
});
