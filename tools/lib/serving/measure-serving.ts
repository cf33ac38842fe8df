import type {ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {publish} from '../../../deploy/releases/publish';
import {runNginx} from '../run-nginx';
import {bareNginx} from './bare-nginx';
import {memoryOf, processorTimeOf} from './process';
import {createReleaseFolder} from './release-folder';
import {perSecond, startWrk, type Load} from './wrk';

interface Options {
  /** The first of three ports to use. */
  port: number;
  rounds: number;
  secondsPerRound: number;
  /** How long the test with 1,000 connections runs. */
  crowdSeconds: number;
}

interface ServerFigures {
  /**
   * For one page over TLS, in the best round, because other load on the machine only slows it down.
   */
  requestsPerSecond: number;
  /** nginx's CPU time over all rounds. */
  microsecondsPerRequest: number;
}

interface ServingFigures {
  ours: ServerFigures;
  bare: ServerFigures;
  /** Our requests per second relative to the bare server's. */
  ratio: number;
  crowd: Load & {connections: number};
  /** nginx's memory in megabytes before, during, and after the test with 1,000 connections. */
  memory: {before: number; during: number; after: number};
}

const page = '/api/create-offer';
const pages = ['/', '/api', '/billing', page, '/search', '/sdks'];

/** Compares our server with a bare one on the same files, and tests ours with 1,000 connections. */
export async function measureServing(options: Options): Promise<ServingFigures> {
  const {port, rounds, secondsPerRound, crowdSeconds} = options;
  const releases = createReleaseFolder('bench-serving', port);
  await publish('build', releases.folder, releases.announce);
  const root = path.join(releases.folder, 'current');
  if (!existsSync(`${root}${page}.html.br`)) throw new Error(`${page} is not compressed`);
  const barePort = port + 2;
  const bareFile = bareNginx(path.join(releases.folder, 'bare'), {
    root,
    port: barePort,
    ...releases.pair,
  });
  const ours = await runNginx(releases.configFile, releases.tlsPort);
  const bare = await runNginx(bareFile, barePort);
  try {
    const sides = [
      new Side(ours, releases.origin, page),
      new Side(bare, `https://127.0.0.1:${barePort}`, `${page}.html`),
    ] as const;
    // The servers take turns, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1)
      for (const side of sides) await side.run(secondsPerRound);
    const [oursFigures, bareFigures] = sides.map((side) => side.figures()) as [
      ServerFigures,
      ServerFigures,
    ];

    const pid = ours.pid ?? 0;
    const before = memoryOf(pid);
    const crowd = {addresses: pages, connections: 1000, seconds: crowdSeconds};
    const {result} = startWrk(releases.origin, crowd);
    await new Promise((resolve) => setTimeout(resolve, (crowdSeconds * 1000) / 2));
    const during = memoryOf(pid);
    const load = await result;
    return {
      ours: oursFigures,
      bare: bareFigures,
      ratio:
        Math.round((oursFigures.requestsPerSecond / bareFigures.requestsPerSecond) * 100) / 100,
      crowd: {connections: crowd.connections, ...load},
      memory: {before, during, after: memoryOf(pid)},
    };
  } finally {
    for (const server of [ours, bare]) server.kill('SIGQUIT');
    releases.remove();
  }
}

/** One of the two servers with its results so far. */
class Side {
  private best = 0;
  private requests = 0;
  private readonly pid: number;
  private readonly busyBefore: number;

  constructor(
    {pid = 0}: ChildProcess,
    private readonly origin: string,
    private readonly address: string,
  ) {
    this.pid = pid;
    this.busyBefore = processorTimeOf(pid);
  }

  async run(seconds: number): Promise<void> {
    const load = {addresses: [this.address], connections: 100, seconds};
    const done = await startWrk(this.origin, load).result;
    if (done.errors > 0) throw new Error(`${done.errors} errors at ${this.origin}${this.address}`);
    this.best = Math.max(this.best, perSecond(done));
    this.requests += done.requests;
  }

  figures(): ServerFigures {
    const busy = processorTimeOf(this.pid) - this.busyBefore;
    return {
      requestsPerSecond: this.best,
      microsecondsPerRequest: Math.round((busy * 1e6) / this.requests),
    };
  }
}
