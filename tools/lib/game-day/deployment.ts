import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {stringify} from 'yaml';
import {configureNginx} from '../../../deploy/configure-nginx';
import {request} from '../../../deploy/metrics/probe';
import {currentId, folderOf} from '../../../deploy/releases/layout';
import {inventoryOf} from '../../../deploy/releases/inventory';
import {publish} from '../../../deploy/releases/publish';
import {problemsOf} from '../../../deploy/releases/verify';
import {readSettings, type ServerSettings} from '../../../deploy/server-settings';
import {certify} from '../local-authority';
import {writeCompleteBuild} from './complete-build';
import {scrape, type Samples} from './samples';

const tsx = path.resolve('node_modules/.bin/tsx');

/** A site as an operator runs it: nginx with TLS, releases, an access log, and two exporters. */
export class Deployment {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'game-day-'));
  readonly root = path.join(this.folder, 'disk', 'docs');
  readonly build = path.join(this.folder, 'build');
  readonly logFolder = path.join(this.folder, 'log');
  readonly log = path.join(this.logFolder, 'access.log');
  readonly errors = path.join(this.folder, 'errors.log');
  readonly certificate = path.join(this.folder, 'site.pem');
  readonly key = path.join(this.folder, 'site.key');
  /** True if the releases and the log have small disks, which needs the right to mount one. */
  hasSmallDisks = false;
  private readonly processes = new Map<string, ChildProcess>();
  private version = 0;

  constructor(private readonly port: number) {}

  get settings(): ServerSettings {
    const settings = readSettings(this.root);
    if (!settings) throw new Error('server.yaml is missing');
    return settings;
  }

  get current(): string {
    return folderOf(this.root, currentId(this.root) ?? '');
  }

  async start(): Promise<void> {
    await this.checkPort();
    // The processes have groups of their own, so they'd outlive this one.
    process.once('SIGTERM', () => void this.stop().then(() => process.exit(1)));
    process.once('SIGINT', () => void this.stop().then(() => process.exit(1)));
    chmodSync(this.folder, 0o755);
    this.hasSmallDisks = this.mount('disk', '6m') && this.mount('log', '1m');
    for (const folder of [this.root, this.logFolder]) mkdirSync(folder, {recursive: true});
    this.renewCertificate(90);
    this.writeSettings();
    for (let release = 0; release < 8; release += 1) await this.publishNext();
    await this.startNginx();
    this.startExporters();
    await this.settle();
  }

  async stop(): Promise<void> {
    for (const name of this.processes.keys()) await this.end(name);
    for (const disk of ['disk', 'log'])
      if (this.hasSmallDisks) spawnSync('umount', ['--lazy', path.join(this.folder, disk)]);
    rmSync(this.folder, {recursive: true, force: true});
  }

  /** Low limits, so that a few hundred connections are an attack. */
  writeSettings(): void {
    const settings: ServerSettings = {
      listen: `127.0.0.1:${this.port}`,
      hosts: ['docs.example'],
      tls: {
        address: `127.0.0.1:${this.port + 1}`,
        certificate: this.certificate,
        key: this.key,
        publicOrigin: `https://docs.example:${this.port + 1}`,
      },
      accessLog: this.log,
      status: `127.0.0.1:${this.port + 2}`,
    };
    const limits = 'limits:\n  workerConnections: 256\n  requestsPerSecond: 20\n  burst: 20\n';
    writeFileSync(path.join(this.root, 'server.yaml'), stringify(settings) + limits);
  }

  /** The folder with a build that's newer than the served one. */
  nextBuild(): string {
    this.version += 1;
    return writeCompleteBuild(this.build, this.version);
  }

  async publishNext(now?: number): Promise<void> {
    await publish(
      this.nextBuild(),
      this.root,
      (inline, release) => configureNginx(this.root, {...this.settings, inline, release}),
      now,
    );
  }

  renewCertificate(days: number): void {
    const pair = certify(path.join(this.folder, 'authority'), days);
    copyFileSync(pair.certificate, this.certificate);
    copyFileSync(pair.key, this.key);
  }

  async startNginx(): Promise<void> {
    await this.end('nginx');
    const configFile = path.join(this.root, 'nginx', 'nginx.conf');
    this.run('nginx', 'nginx', ['-c', configFile], this.errors);
  }

  startExporters(): void {
    const target = `127.0.0.1:${this.port + 3}`;
    const metrics = ['deploy/metrics.ts', '--place', this.root, '--interval', '0'];
    if (!this.isRunning('metrics')) this.run('metrics', tsx, [...metrics, '--listen', target]);
    // Without retries, it ends if nginx isn't running yet.
    const counters = [
      '-nginx.retries=1000',
      '-nginx.retry-interval=1s',
      `-nginx.scrape-uri=http://127.0.0.1:${this.port + 2}/status`,
      `-web.listen-address=127.0.0.1:${this.port + 4}`,
    ];
    if (!this.isRunning('counters')) this.run('counters', 'prometheus-nginx-exporter', counters);
  }

  /** Ends a process that this class has started, and its children. */
  async end(name: string): Promise<void> {
    const child = this.processes.get(name);
    if (!child?.pid || !this.isRunning(name)) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  signal(name: string, signal: NodeJS.Signals): void {
    process.kill(-(this.processes.get(name)?.pid ?? Number.NaN), signal);
  }

  scrape(): Promise<Samples> {
    return scrape([
      {job: 'docs', url: `http://127.0.0.1:${this.port + 3}/metrics`},
      {job: 'nginx', url: `http://127.0.0.1:${this.port + 4}/metrics`},
    ]);
  }

  /** Waits until both exporters respond, and until nginx has forgotten files that it had open. */
  async settle(): Promise<void> {
    for (let tries = 0; tries < 240; tries += 1) {
      const {values} = await this.scrape();
      if (values.get('up{job="docs"}') && values.get('up{job="nginx"}')) break;
      await pause(500);
    }
    await pause(1500);
  }

  /** Runs a block of the runbook. */
  async runCommands(commands: string): Promise<void> {
    const files = {
      start: this.commandFile('start-nginx'),
      metrics: this.commandFile('start-metrics'),
    };
    // The commands ask this process, which owns the servers, to start them.
    const env = {
      ...process.env,
      PLACE: this.root,
      BUILD: this.build,
      LOG: this.log,
      START_NGINX: `touch ${files.start}`,
      START_METRICS: `touch ${files.metrics}`,
      READ_ERRORS: `cat ${this.errors}`,
      RENEW_CERTIFICATE: `cp ${this.folder}/renewed/site.pem ${this.certificate} && cp ${this.folder}/renewed/site.key ${this.key}`,
    };
    certify(path.join(this.folder, 'renewed'), 90);
    const {status, stderr} = spawnSync('bash', ['-e', '-c', commands], {env, encoding: 'utf8'});
    if (status !== 0) console.warn(`    a command of the runbook failed: ${stderr.trim()}`);
    if (existsSync(files.start)) await this.startNginx();
    if (existsSync(files.metrics)) this.startExporters();
    for (const file of Object.values(files)) rmSync(file, {force: true});
  }

  /** Says what's wrong with the site, from a reader's view. It doesn't use the metrics. */
  async problem(): Promise<string | undefined> {
    const {settings} = this;
    const home = await request(settings, '/');
    if (home.status !== 200) return `the home page has status ${home.status}`;
    const page = home.body.toString();
    if (page !== readFileSync(path.join(this.current, 'index.html'), 'utf8'))
      return 'the home page has other bytes than the file';
    const hash = /needs ('sha256-[^']+')/.exec(page)?.[1] ?? 'no hash';
    if (!String(home.headers['content-security-policy']).includes(hash))
      return 'the policy forbids the script';
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? '/';
    const asset = await request(settings, script);
    if (asset.status !== 200) return `the script has status ${asset.status}`;
    const guide = await request(settings, '/guide');
    if (guide.status !== 200) return `the guide has status ${guide.status}`;
    return this.damage();
  }

  private damage(): string | undefined {
    const {releases, unreadable} = inventoryOf(this.root);
    const served = releases.find(({id}) => id === currentId(this.root));
    if (!served) return 'the served release has no manifest';
    if (unreadable.size > 0) return [...unreadable.values()].join(', ');
    return problemsOf(this.root, served).join(', ') || undefined;
  }

  /** The server of an interrupted game day would answer instead of this one. */
  private async checkPort(): Promise<void> {
    const server = createServer().listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  }

  private commandFile(name: string): string {
    return path.join(this.folder, name);
  }

  private isRunning(name: string): boolean {
    const running = this.processes.get(name);
    return running !== undefined && running.exitCode === null && running.signalCode === null;
  }

  private run(name: string, command: string, args: string[], output?: string): void {
    const log = output ? openSync(output, 'a') : 'ignore';
    // A group of its own, because tsx and nginx start other processes.
    const child = spawn(command, args, {stdio: ['ignore', log, log], detached: true});
    this.processes.set(name, child);
  }

  private mount(name: string, size: string): boolean {
    const disk = path.join(this.folder, name);
    mkdirSync(disk);
    const args = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk];
    return spawnSync('mount', args, {stdio: 'ignore'}).status === 0;
  }
}
