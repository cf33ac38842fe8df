/**
 * Builds the hostile site and serves it with the policy, without any header, and, for a nightly run, from Cloudflare's
 * runtime.
 *
 * Usage: npx tsx tests/serving/injection/serve-site.ts
 * Exit code: 1 if the build or a server fails.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {prepareNginx} from '@docs/deploy';
import {buildSite} from '@docs/tools';
import {isNightly} from '../../support/scope';
import {hostilePorts} from '../server';
import {startWorkerd} from '../start-workerd';
import {writeHostilePages} from './write-site';

async function main(): Promise<void> {
  await writeHostilePages(path.join('tests', 'fixtures', 'sites', 'hostile', '.generated'));
  const root = buildSite('hostile');
  // Throws if a payload became markup, because the policy is generated from the files.
  const guarded = prepareNginx({root, listen: `127.0.0.1:${hostilePorts.guarded}`});
  const bare = prepareNginx({root, listen: `127.0.0.1:${hostilePorts.bare}`, headers: {}});
  const stopWorkerd = isNightly ? await startWorkerd(root, hostilePorts.workerd) : () => undefined;
  const servers = [guarded, bare].map((file) => spawn('nginx', ['-c', file], {stdio: 'inherit'}));
  const stop = () => {
    servers.forEach((server) => server.kill('SIGQUIT'));
    stopWorkerd();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
