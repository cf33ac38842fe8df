/**
 * Purpose: starts Prism on the bundle. It returns the documented examples, rejects requests that
 *   violate the contract, and requires a bearer token (any value).
 * Exemptions: none.
 * Usage: npm run mock (PORT, default 4010; HOST, default 127.0.0.1)
 * Exit code: that of Prism.
 */
import {spawn} from 'node:child_process';
import {loadSpec} from '../packages/contract/load-spec';
import {paths} from '../packages/contract/paths';
import {writeBundle} from '../packages/contract/write-bundle';

async function main(): Promise<void> {
  writeBundle(await loadSpec());
  const prism = spawn(
    'prism',
    [
      'mock',
      paths.bundleJson,
      '--errors',
      '--port',
      process.env.PORT ?? '4010',
      '--host',
      process.env.HOST ?? '127.0.0.1',
    ],
    {
      stdio: 'inherit',
      env: {...process.env, PATH: `${paths.repository}/node_modules/.bin:${process.env.PATH}`},
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => prism.kill(signal));
  prism.on('exit', (code) => process.exit(code ?? 1));
}

void main();
