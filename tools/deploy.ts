/**
 * Deploys the complete directory of `npm run build:release` to Cloudflare, as a new version of the Worker. wrangler reads
 * CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID. Keep .cache/deployed-assets, which has the hashed files of the last 30 days.
 *
 * Usage: npm run deploy -- cloudflare [--root build] [--preview NAME] [--dry-run]
 *   --preview uploads a version at an address of its own, which search engines don't index.
 *   --dry-run uploads nothing.
 * Exit code: wrangler's, or 1 if the directory isn't complete.
 */
import './lib/readable-errors';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {keepAssets, stage} from '@docs/deploy';
import {installSeparately} from './lib/install-separately';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    root: {type: 'string', default: 'build'},
    preview: {type: 'string'},
    'dry-run': {type: 'boolean', default: false},
  },
});

if (positionals.join() !== 'cloudflare') fail('The host is missing: npm run deploy -- cloudflare');
const versionFile = path.join(values.root, 'version.json');
if (!existsSync(versionFile))
  fail(`${values.root}/ isn't complete. Run "npm run build:release" first.`);

const {version, commit} = JSON.parse(readFileSync(versionFile, 'utf8')) as Record<string, string>;
const folder = path.join('deploy', 'cloudflare');
installSeparately(folder);
const config = stage(values.root, '.cache/cloudflare');
if (values.preview === undefined && !values['dry-run'])
  keepAssets('.cache/cloudflare/files', '.cache/deployed-assets');
const command =
  values.preview === undefined
    ? ['deploy', '--env', '']
    : ['versions', 'upload', '--env', 'preview', '--preview-alias', values.preview];
const {status} = spawnSync(
  path.join(folder, 'node_modules', '.bin', 'wrangler'),
  [
    ...command,
    ...['--config', config, '--message', `${version} ${commit}`],
    ...(values['dry-run'] ? ['--dry-run'] : []),
  ],
  {stdio: 'inherit'},
);
process.exit(status ?? 1);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
