import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {SiteData} from 'site-data';
import {site} from '@docs/site/config';
import {pagesByKey} from '@docs/content-model';
import {filesUnder, pagesUnder} from '../files';
import {isForNginx} from '../host-files';

/**
 * Writes what wrangler uploads: the files of a complete directory that aren't for nginx, the Worker's data, and wrangler's
 * configuration, whose path it returns. `_redirects` isn't uploaded, because the Worker redirects. Cloudflare would send
 * its own redirects without `no-store`.
 */
export function stage(root: string, folder: string): string {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const isUploaded = (file: string) => !isForNginx(file) && file !== '_redirects';
  cpSync(root, path.join(folder, 'files'), {
    recursive: true,
    filter: (file) => isUploaded(path.relative(root, file)),
  });
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(dataOf(root)));
  const config = path.resolve(folder, 'wrangler.json');
  writeFileSync(config, JSON.stringify(configuration, null, 2));
  return config;
}

/** What Cloudflare serves directly costs nothing, and everything else costs a request to the Worker. */
const assets = {
  directory: 'files',
  binding: 'ASSETS',
  html_handling: 'none',
  not_found_handling: 'none',
};

const configuration = {
  name: 'argosy-docs',
  main: path.join(__dirname, 'worker.ts'),
  alias: {'site-data': './site.json'},
  compatibility_date: '2026-10-20',
  send_metrics: false,
  routes: [{pattern: new URL(site.url).host, custom_domain: true}],
  // The Worker runs for these patterns and for every path that isn't a file's, which includes all pages. Cloudflare would
  // redirect paths with `@`, `+`, or `//`. With the patterns `/*` and `!/assets/*`, a missing asset would get the
  // `Cache-Control` of assets, so that readers would miss it for a year.
  assets: {...assets, run_worker_first: ['/*.html', '/*%*', '/*@*', '/*+*', '//*', '/*//*']},
  env: {
    // For pull requests. The Worker runs for every address, so no file is indexed.
    preview: {
      name: 'argosy-docs-preview',
      routes: [],
      workers_dev: true,
      preview_urls: true,
      vars: {NOINDEX: 'true'},
      assets: {...assets, run_worker_first: true},
    },
  },
};

/** Reads everything from the directory, so that an earlier one can be deployed again. */
function dataOf(root: string): SiteData {
  const linesOf = (name: string) => readFileSync(path.join(root, name), 'utf8').split('\n');
  const [, ...lines] = linesOf('_headers');
  const forAllFiles = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('  ')),
  );
  const headers = forAllFiles.map((line) => [
    line.slice(2, line.indexOf(':')),
    line.slice(line.indexOf(':') + 2),
  ]);
  const redirects = linesOf('_redirects')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => ({from, to}));
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    redirects: Object.fromEntries(redirects.map(({from, to}) => [from, to])),
    pages: Object.fromEntries(pagesByKey(pagesUnder(root), redirects)),
  };
}

/** How long a tab that was opened before a release finds its hashed files. */
const days = 30;

/**
 * Adds the hashed files of earlier deploys, the latest first, until the host has no room for more. `kept` is a folder with
 * all of them. Their time is that of their last deploy.
 */
export function keepAssets(site: string, kept: string, maxFiles = 20_000): void {
  const assets = path.join(site, 'assets');
  mkdirSync(kept, {recursive: true});
  for (const file of filesUnder(assets)) {
    const copy = path.join(kept, path.relative(assets, file));
    copyTo(copy, file);
    utimesSync(copy, new Date(), new Date());
  }
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000;
  const lastDeploy = (file: string) => statSync(file).mtimeMs;
  let room = maxFiles - filesUnder(site).length;
  for (const file of filesUnder(kept).sort((a, b) => lastDeploy(b) - lastDeploy(a))) {
    const target = path.join(assets, path.relative(kept, file));
    if (lastDeploy(file) < oldest) rmSync(file);
    else if (!existsSync(target) && room-- > 0) copyTo(target, file);
  }
}

function copyTo(target: string, file: string): void {
  mkdirSync(path.dirname(target), {recursive: true});
  copyFileSync(file, target);
}
