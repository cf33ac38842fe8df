/**
 * Builds the last commit with a canary version of Docusaurus and runs the smoke tests on that build, to
 * see early what the next version breaks. docs/upgrade.md says what to do with the result.
 *
 * Works in a folder outside the repository, on Node 24, which it installs there if Node is older.
 * Types aren't checked, and peer dependencies of other tools aren't either.
 *
 * Usage: npm run canary [-- --version canary] [--override package=version]…
 *   --version is a version of @docusaurus/core or a tag.
 *   --override pins a dependency of Docusaurus, for example one that the registry doesn't have.
 * Exit code: 1 when the install, the build, or a smoke test fails.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {globSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {upgradedManifest, type Manifest} from './lib/upgraded-manifest';

const nodeMajor = 24;

const {values} = parseArgs({
  options: {
    version: {type: 'string', default: '4.0.0-canary-6808'},
    override: {type: 'string', multiple: true, default: []},
  },
});

const root = path.join(tmpdir(), 'argosy-docs-canary');
const site = path.join(root, 'site');
const nodeFolder = path.join(root, 'node');

rmSync(root, {recursive: true, force: true});
mkdirSync(nodeFolder, {recursive: true});
execFileSync('git', ['clone', '--quiet', process.cwd(), site], {stdio: 'inherit'});
upgradeDocusaurus();

const env = {...process.env};
if (Number.parseInt(process.versions.node) < nodeMajor) {
  // The package downloads the right binary in its install script, which our settings turn off.
  const options = ['--prefix', nodeFolder, '--ignore-scripts=false'];
  step('install Node', ['install', ...options, `node@${nodeMajor}`]);
  env.PATH = `${path.join(nodeFolder, 'node_modules/node/bin')}:${env.PATH}`;
}
const lenient = ['--legacy-peer-deps', '--engine-strict=false'];
step('install packages', ['install', '--loglevel=error', ...lenient]);
step('build', ['run', '--silent', 'build']);
step('smoke tests', ['run', '--silent', 'test:smoke']);

function upgradeDocusaurus(): void {
  const read = (field: string) =>
    JSON.parse(
      execFileSync('npm', ['view', `@docusaurus/core@${values.version}`, field, '--json'], {
        encoding: 'utf8',
      }),
    ) as unknown;
  // The version can be a tag.
  const version = read('version') as string;
  const peers = read('peerDependencies') as Record<string, string>;
  const overrides = Object.fromEntries(
    values.override.map((pin): [string, string] => {
      const [name = '', pinned = ''] = pin.split('=', 2);
      return [name, pinned];
    }),
  );
  for (const name of globSync(['package.json', '{packages/*,programs/*,*}/package.json'], {
    cwd: site,
  })) {
    const file = path.join(site, name);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const isRoot = name === 'package.json';
    const upgraded = upgradedManifest(manifest, {version, peers, ...(isRoot && {overrides})});
    writeFileSync(file, JSON.stringify(upgraded, null, 2));
  }
}

/** Runs npm in the copy, and ends the program if it fails. */
function step(name: string, args: string[]): void {
  const began = Date.now();
  console.log(`=== ${name}`);
  const {status} = spawnSync('npm', args, {cwd: site, env, stdio: 'inherit'});
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`--- ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  if (status === 0) return;
  console.error(`Docusaurus ${values.version} stops here. Look into ${site}.`);
  process.exit(1);
}
