import {type ChildProcess, spawn} from 'node:child_process';
import {filesUnder} from '../../deploy/files';
import {precompress} from '../../deploy/precompress';
import {prepareNginx} from '../../deploy/prepare-nginx';
import type {BuiltSite} from './engines/engine';

export type ServedSite = {origin: string; root: string};

const firstPort = Number(process.env.DOCS_BENCH_PORT ?? 4650);

async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not answer at ${origin}`);
}

/** Serves every site as ours is served, precompressed, while `work` runs. */
export async function withServedSites<Id extends string, Result>(
  sites: Record<Id, BuiltSite>,
  work: (served: Record<Id, ServedSite>) => Promise<Result>,
): Promise<Result> {
  const servers: ChildProcess[] = [];
  try {
    const served = await Promise.all(
      Object.entries<BuiltSite>(sites).map(async ([id, {root, ours}], index) => {
        precompress(filesUnder(root));
        const listen = `127.0.0.1:${firstPort + index}`;
        const config = prepareNginx({root, listen, ...(ours ? {} : {headers: {}})});
        servers.push(spawn('nginx', ['-c', config], {stdio: 'ignore'}));
        await answers(`http://${listen}`);
        return [id, {origin: `http://${listen}`, root}];
      }),
    );
    return await work(Object.fromEntries(served) as Record<Id, ServedSite>);
  } finally {
    for (const server of servers) server.kill('SIGQUIT');
  }
}
