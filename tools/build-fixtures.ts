/**
 * Builds the fixture sites of tests/fixtures/sites into .cache/fixtures/<name>, and creates
 * .cache/fixtures/misplaced, which has the published build under a wrong base path.
 *
 * A site is rebuilt only if it or the theme and configuration it shares with the published site
 * have changed.
 *
 * Usage: tsx tools/build-fixtures.ts [--force]
 * Exit code: 1 when a site doesn't build.
 */
import './lib/readable-errors';
import {createHash} from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {docusaurusBuild} from './lib/docusaurus-build';
import {parseArgs} from 'node:util';

const root = path.join(__dirname, '..');
const sites = path.join(root, 'tests/fixtures/sites');
const output = path.join(root, '.cache/fixtures');

const shared = [
  'site',
  'packages',
  'content/data/glossary.yaml',
  'package-lock.json',
  'tests/fixtures/sites/shared',
];

function* filesUnder(entry: string): Generator<string> {
  const stat = lstatSync(entry, {throwIfNoEntry: false});
  if (!stat || stat.isSymbolicLink()) return;
  if (stat.isFile()) yield entry;
  if (!stat.isDirectory() || path.basename(entry) === '.docusaurus') return;
  for (const name of readdirSync(entry).sort()) yield* filesUnder(path.join(entry, name));
}

function fingerprint(site: string): string {
  const hash = createHash('sha256');
  for (const source of [...shared.map((name) => path.join(root, name)), site]) {
    for (const file of filesUnder(source))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Plugins and `@site/…` in shared code are below the site's folder, and so must be below a fixture's. */
function linkSite(site: string): void {
  for (const name of ['src', 'engine-patches']) {
    const link = path.join(site, name);
    if (!existsSync(link))
      symlinkSync(path.relative(site, path.join(root, 'site', name)), link, 'dir');
  }
}

/** Returns the folder of the built site. */
export function buildSite(name: string, force = false): string {
  const site = path.join(sites, name);
  const target = path.join(output, name);
  const stamp = path.join(output, `${name}.stamp`);
  linkSite(site);
  const wanted = fingerprint(site);
  if (
    !force &&
    existsSync(stamp) &&
    existsSync(path.join(target, '404.html')) &&
    readFileSync(stamp, 'utf8') === wanted
  ) {
    console.log(`${name}: unchanged`);
    return target;
  }
  mkdirSync(output, {recursive: true});
  rmSync(stamp, {force: true});
  const started = Date.now();
  const code = docusaurusBuild([site, '--out-dir', target], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`${name}: the build failed`);
  writeFileSync(stamp, wanted);
  console.log(`${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return target;
}

function linkMisplacedSite(): void {
  const folder = path.join(output, 'misplaced');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  symlinkSync(path.join(root, 'build'), path.join(folder, 'docs'), 'dir');
  symlinkSync(path.join(root, 'build/404.html'), path.join(folder, '404.html'), 'file');
}

export function buildFixtures(force = false): void {
  for (const name of ['mechanisms', 'errors']) buildSite(name, force);
  linkMisplacedSite();
}

if (require.main === module) {
  const {values} = parseArgs({options: {force: {type: 'boolean', default: false}}});
  buildFixtures(values.force);
}
