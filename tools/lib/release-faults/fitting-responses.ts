import {spawn, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as pause} from 'node:timers/promises';
import {configureNginx} from '../../../deploy/configure-nginx';
import {publish} from '../../../deploy/releases/publish';
import {rollBack} from '../../../deploy/releases/roll-back';
import {runNginx} from '../run-nginx';
import {writeBuild} from './builds';

interface Options {
  port: number;
  /** The load ends after these responses and releases, whichever is later, or after `maxReleases`. */
  responses: number;
  releases: number;
  maxReleases: number;
  connections: number;
}

interface Report {
  responses: number;
  releases: number;
  rollbacks: number;
  /** Pages whose policy forbids their script, and pages whose script is missing. */
  misfits: number;
  /** Connections that nginx closed when it was reloaded. Browsers repeat such requests. */
  closed: number;
  seconds: number;
}

/**
 * Publishes releases with changed inline scripts under load, and checks every response: the page's policy must
 * allow its script, and the asset that it names must exist.
 */
export async function checkResponses(options: Options): Promise<Report> {
  const started = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'fitting-responses-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const deployRoot = path.join(folder, 'docs');
  const listen = `127.0.0.1:${options.port}`;
  const announce: Parameters<typeof publish>[2] = (inline, release) =>
    configureNginx(deployRoot, {listen, inline, release});
  const release = (version: number) =>
    publish(writeBuild(path.join(folder, 'build'), version), deployRoot, announce);
  let nginx: ChildProcess | undefined;
  const report: Report = {
    responses: 0,
    releases: 0,
    rollbacks: 0,
    misfits: 0,
    closed: 0,
    seconds: 0,
  };
  try {
    await release(1);
    nginx = await runNginx(path.join(deployRoot, 'nginx', 'nginx.conf'), options.port);
    const load = new Load(`http://${listen}`, options.connections);
    try {
      while (report.releases < options.releases || load.responses < options.responses) {
        if (report.releases === options.maxReleases) break;
        await release(report.releases + 2);
        report.releases += 1;
        // Releases are synchronous for most of their time, and the counts have to be read.
        await pause(100);
        if (report.releases % 3 !== 0) continue;
        await rollBack(deployRoot, announce);
        report.rollbacks += 1;
      }
    } finally {
      Object.assign(report, await load.stop());
    }
    report.seconds = Math.round((performance.now() - started) / 100) / 10;
    return report;
  } finally {
    nginx?.kill('SIGQUIT');
    rmSync(folder, {recursive: true, force: true});
  }
}

/** wrk in slices, because it doesn't replace connections that stall. The script prints counts. */
class Load {
  private readonly finished = {responses: 0, misfits: 0, closed: 0};
  private slice = {responses: 0, misfits: 0, closed: 0};
  private wrk: ChildProcess | undefined;
  private isStopped = false;
  private readonly ended: Promise<void>;

  constructor(origin: string, connections: number) {
    const script = path.join(__dirname, 'fitting-responses.lua');
    const args = ['-t1', `-c${connections}`, '-d5s', '--timeout', '2s', '-s', script, origin];
    this.ended = this.run(args);
  }

  get responses(): number {
    return this.finished.responses + this.slice.responses;
  }

  async stop(): Promise<typeof this.finished> {
    this.isStopped = true;
    this.wrk?.kill('SIGINT');
    await this.ended;
    return this.finished;
  }

  private async run(args: string[]): Promise<void> {
    while (!this.isStopped) {
      const wrk = spawn('wrk', args, {stdio: ['ignore', 'pipe', 'inherit']});
      this.wrk = wrk;
      const emergency = setTimeout(() => wrk.kill('SIGKILL'), 20_000);
      for await (const line of createInterface({input: wrk.stdout})) this.read(line);
      clearTimeout(emergency);
      for (const name of ['responses', 'misfits', 'closed'] as const)
        this.finished[name] += this.slice[name];
      this.slice = {responses: 0, misfits: 0, closed: 0};
    }
  }

  private read(line: string): void {
    const [, name, number] = /^(responses|misfits|closed)=(\d+)$/.exec(line) ?? [];
    if (name) this.slice[name as keyof typeof this.slice] = Number(number);
  }
}
