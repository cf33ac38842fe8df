import type {ChildProcess} from 'node:child_process';
import {prepareNginx} from '../../deploy/prepare-nginx';
import {runNginx} from '../lib/run-nginx';
import type {BuiltSite} from './engines/engine';

export type ServedSite = {origin: string; root: string};

/** `DOCS_BENCH_PORT` moves the servers. */
const firstPort = Number(process.env.DOCS_BENCH_PORT ?? 4650);

/** Serves every site as ours is served, while `work` runs. */
export async function withServedSites<Id extends string, Result>(
  sites: Record<Id, BuiltSite>,
  work: (served: Record<Id, ServedSite>) => Promise<Result>,
): Promise<Result> {
  const servers: ChildProcess[] = [];
  try {
    const served: [string, ServedSite][] = [];
    for (const [id, {root, ours}] of Object.entries<BuiltSite>(sites)) {
      const port = firstPort + servers.length;
      const listen = `127.0.0.1:${port}`;
      const origin = `http://${listen}`;
      const config = prepareNginx({root, listen, ...(ours ? {} : {headers: {}})});
      servers.push(await runNginx(config, port, {stdio: 'ignore'}));
      served.push([id, {origin, root}]);
    }
    return await work(Object.fromEntries(served) as Record<Id, ServedSite>);
  } finally {
    for (const server of servers) server.kill('SIGQUIT');
  }
}
