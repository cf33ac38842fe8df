import {spawn} from 'node:child_process';
import path from 'node:path';
import {stage} from '@docs/deploy';
import {installSeparately, waitForPort} from '@docs/tools';

const wrangler = path.join('deploy', 'cloudflare');

/** Serves a complete directory with Cloudflare's runtime, which contacts no other server. Returns a function that stops it. */
export async function startWorkerd(root: string, port: number): Promise<() => void> {
  installSeparately(wrangler);
  const config = stage(root, path.resolve('.cache', `workerd-${port}`));
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const program = spawn(
    path.join(wrangler, 'node_modules', '.bin', 'wrangler'),
    ['dev', '--local', '--config', config, ...address, '--show-interactive-dev-session=false'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      // It starts other programs, which end with it.
      detached: true,
      env: {
        ...process.env,
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_LOG: 'error',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        WRANGLER_WRITE_LOGS: 'false',
      },
    },
  );
  await waitForPort(port);
  return () => process.kill(-(program.pid ?? 0), 'SIGTERM');
}
