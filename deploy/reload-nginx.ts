import {execFileSync} from 'node:child_process';
import {get} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {workersOf} from './nginx-process';

/** Longer than `worker_shutdown_timeout` in deploy/nginx/nginx.conf, after which old workers end. */
const patience = 45_000;

interface Server {
  configFile: string;
  master: number;
  /** `address:port`, or only a port. */
  listen: string;
  /** The `Content-Security-Policy` of the new configuration. */
  policy: string;
}

/**
 * Reloads nginx and waits until every response comes from the new configuration. The command to reload returns
 * earlier, while old workers still respond. They're gone before a page with a new script is served.
 */
export async function reloadNginx({configFile, master, listen, policy}: Server): Promise<void> {
  const old = workersOf(master);
  execFileSync('nginx', ['-c', configFile, '-s', 'reload'], {stdio: 'inherit'});
  await until("nginx's old workers haven't ended", () =>
    workersOf(master).every((worker) => !old.includes(worker)),
  );
  await until("nginx doesn't send the new policy", async () => (await policyOf(listen)) === policy);
}

async function until(problem: string, check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await check())) {
    if (Date.now() > deadline)
      throw new Error(`${problem} after ${patience / 1000} s, so nothing was switched`);
    await pause(20);
  }
}

/** With TLS, this address only redirects, but with the same headers. */
function policyOf(listen: string): Promise<string | undefined> {
  const [, address = '', port] = /^(?:(.*):)?(\d+)$/.exec(listen) ?? [];
  const host = /^(?:|\*|0\.0\.0\.0)$/.test(address)
    ? '127.0.0.1'
    : address.replaceAll(/[[\]]/g, '');
  return new Promise((resolve) => {
    const headers = {host: 'localhost'};
    const target = {host: host === '::' ? '::1' : host, port, headers, agent: false, timeout: 5000};
    const request = get(target, (response) => {
      response.resume();
      resolve(String(response.headers['content-security-policy']));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}
