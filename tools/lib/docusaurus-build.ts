import {spawnSync, type StdioOptions} from 'node:child_process';

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  stdio?: StdioOptions;
};

/** Runs `docusaurus build` and returns its exit code. */
export function docusaurusBuild(
  args: string[],
  {cwd = '.', env = {}, stdio = 'inherit'}: Options = {},
): number {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [program, 'build', ...args], {
    cwd,
    stdio,
    env: {...process.env, ...env},
  });
  return status ?? 1;
}
