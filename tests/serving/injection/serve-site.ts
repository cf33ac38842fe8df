/**
 * Builds the hostile site and serves it twice, with the policy and without any header.
 *
 * Usage: npx tsx tests/serving/injection/serve-site.ts
 * Exit code: 1 if the build or a server fails.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {prepareNginx} from '../../../deploy/prepare-nginx';
import {buildSite} from '../../../tools/build-fixtures';
import {hostilePorts} from '../server';
import {writeHostilePages} from './write-site';

async function main(): Promise<void> {
  await writeHostilePages(path.join('tests', 'fixtures', 'sites', 'hostile', '.generated'));
  const root = buildSite('hostile');
  // Throws if a payload became markup, because the policy is generated from the files.
  const guarded = prepareNginx({root, listen: `127.0.0.1:${hostilePorts.guarded}`});
  const bare = prepareNginx({root, listen: `127.0.0.1:${hostilePorts.bare}`, headers: {}});
  const servers = [guarded, bare].map((file) => spawn('nginx', ['-c', file], {stdio: 'inherit'}));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => servers.forEach((server) => server.kill('SIGQUIT')));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
