import {existsSync} from 'node:fs';
import path from 'node:path';
import {publish} from '../../../deploy/releases';
import {runNginx} from '../../lib/run-nginx';
import {bareNginx} from './bare-nginx';
import {memoryOf} from './memory';
import {makePlace} from './place';
import {perSecond, startWrk, type Load} from './wrk';

interface Options {
  /** The first of three ports to use. */
  port: number;
  rounds: number;
  secondsPerRound: number;
  /** How long a thousand connections ask at once. */
  crowdSeconds: number;
}

interface ServingFigures {
  /** Requests per second on one page over TLS, in the best round: whatever else the machine does only slows. */
  ours: number;
  bare: number;
  ratio: number;
  crowd: Load & {connections: number};
  /** Megabytes of nginx: before the crowd, half-way and after. */
  memory: {before: number; during: number; after: number};
}

const page = '/api/create-offer';
const pages = ['/', '/api', '/billing', page, '/search', '/sdks'];

/** Our server side by side with a bare one on the same files, and a crowd of a thousand on ours. */
export async function measureServing(options: Options): Promise<ServingFigures> {
  const {port, rounds, secondsPerRound, crowdSeconds} = options;
  const place = makePlace('bench-serving', port);
  await publish('build', place.folder, place.announce);
  const root = path.join(place.folder, 'current');
  if (!existsSync(`${root}${page}.html.gz`)) throw new Error(`${page} is not compressed`);
  const barePort = port + 2;
  const bareFile = bareNginx(path.join(place.folder, 'bare'), {
    root,
    port: barePort,
    ...place.pair,
  });
  const servers = [
    await runNginx(place.configFile, place.tlsPort),
    await runNginx(bareFile, barePort),
  ];
  try {
    const ask = async (origin: string, address: string) => {
      const load = {addresses: [address], connections: 100, seconds: secondsPerRound};
      return perSecond(await startWrk(origin, load).result);
    };
    const ours: number[] = [];
    const bare: number[] = [];
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await ask(place.origin, page));
      bare.push(await ask(`https://127.0.0.1:${barePort}`, `${page}.html`));
    }

    const pid = servers[0]?.pid ?? 0;
    const before = memoryOf(pid);
    const crowd = {addresses: pages, connections: 1000, seconds: crowdSeconds};
    const {result} = startWrk(place.origin, crowd);
    await new Promise((resolve) => setTimeout(resolve, (crowdSeconds * 1000) / 2));
    const during = memoryOf(pid);
    const load = await result;
    return {
      ours: Math.max(...ours),
      bare: Math.max(...bare),
      ratio: Math.round((Math.max(...ours) / Math.max(...bare)) * 100) / 100,
      crowd: {connections: crowd.connections, ...load},
      memory: {before, during, after: memoryOf(pid)},
    };
  } finally {
    for (const server of servers) server.kill('SIGQUIT');
    place.remove();
  }
}
