import {spawnSync, type StdioOptions} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  stdio?: StdioOptions;
  /** A build that takes longer hangs: the bundler waits for ever on a cache that a killed build left half-written. */
  timeoutSeconds?: number;
};

/** Runs `docusaurus build` and returns its exit code; one that hangs is killed and tried once more without the cache. */
export function docusaurusBuild(
  args: string[],
  {cwd = '.', env = {}, stdio = 'inherit', timeoutSeconds = 900}: Options = {},
): number {
  const program = path.resolve('node_modules/.bin/docusaurus');
  const run = () =>
    spawnSync(program, ['build', ...args], {
      cwd,
      stdio,
      env: {...process.env, ...env},
      timeout: timeoutSeconds * 1000,
      killSignal: 'SIGKILL',
    });
  const first = run();
  if (first.signal !== 'SIGKILL') return first.status ?? 1;
  console.warn(
    `docusaurus build ${args.join(' ')} hung for ${timeoutSeconds} s and was killed; once more.`,
  );
  rmSync('node_modules/.cache/rspack', {recursive: true, force: true});
  return run().status ?? 1;
}
