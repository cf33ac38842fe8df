import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {configureNginx} from '../../../deploy/configure-nginx';
import {publish} from '../../../deploy/releases';
import {certify} from '../../lib/local-authority';
import {runNginx} from '../../lib/run-nginx';
import {bareNginx} from './bare-nginx';
import {memoryOf} from './memory';
import {perSecond, startWrk, type Load} from './wrk';

interface Options {
  /** The first of three ports to use. */
  port: number;
  rounds: number;
  secondsPerRound: number;
  /** How long a thousand connections ask at once. */
  crowdSeconds: number;
}

export interface ServingFigures {
  /** Requests per second on one page over TLS, the median of the rounds. */
  ours: number;
  bare: number;
  ratio: number;
  crowd: Load & {connections: number};
  /** Megabytes of nginx, before the crowd, half-way and after. */
  memory: [before: number, during: number, after: number];
}

const page = '/api/create-offer';
const pages = ['/', '/api', '/billing', page, '/search', '/sdks'];

/** Our server side by side with a bare one on the same files, and a crowd of a thousand on ours. */
export async function measureServing({
  port,
  rounds,
  secondsPerRound,
  crowdSeconds,
}: Options): Promise<ServingFigures> {
  const place = path.resolve('.cache', 'bench-serving');
  rmSync(place, {recursive: true, force: true});
  const pair = certify(path.join(place, 'authority'));
  const [plain, secure, bare] = [port, port + 1, port + 2];
  const origins = {ours: `https://127.0.0.1:${secure}`, bare: `https://127.0.0.1:${bare}`};
  const tls = {address: `127.0.0.1:${secure}`, ...pair, publicOrigin: origins.ours};
  await publish('build', place, (inline) =>
    configureNginx(place, {listen: `127.0.0.1:${plain}`, tls, inline}),
  );
  const root = path.join(place, 'current');
  if (!existsSync(`${root}${page}.html.gz`)) throw new Error(`${page} is not compressed`);
  const servers = [
    await runNginx(path.join(place, 'nginx', 'nginx.conf'), secure),
    await runNginx(bareNginx(path.join(place, 'bare'), {root, port: bare, ...pair}), bare),
  ];
  try {
    const ask = (origin: string, address: string) =>
      startWrk(origin, {addresses: [address], connections: 100, seconds: secondsPerRound}).result;
    const seen: Record<'ours' | 'bare', number[]> = {ours: [], bare: []};
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      seen.ours.push(perSecond(await ask(origins.ours, page)));
      seen.bare.push(perSecond(await ask(origins.bare, `${page}.html`)));
    }
    const [ours, theirs] = [median(seen.ours), median(seen.bare)];

    const pid = servers[0]?.pid ?? 0;
    const before = memoryOf(pid);
    const crowd = {addresses: pages, connections: 1000, seconds: crowdSeconds};
    const {result} = startWrk(origins.ours, crowd);
    await new Promise((resolve) => setTimeout(resolve, (crowdSeconds * 1000) / 2));
    const during = memoryOf(pid);
    const load = await result;
    return {
      ours,
      bare: theirs,
      ratio: Math.round((ours / theirs) * 100) / 100,
      crowd: {connections: crowd.connections, ...load},
      memory: [before, during, memoryOf(pid)],
    };
  } finally {
    for (const server of servers) server.kill('SIGQUIT');
    rmSync(place, {recursive: true, force: true});
  }
}

const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
