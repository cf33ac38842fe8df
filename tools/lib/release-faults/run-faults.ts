import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import {ownFiles} from '../../../deploy/releases/layout';
import {publish} from '../../../deploy/releases/publish';
import {repair} from '../../../deploy/releases/repair';
import {rollBack} from '../../../deploy/releases/roll-back';
import {writeBuild} from './builds';
import {checkServed} from './check-served';
import {flipBit} from './flip-bit';
import {faultsFrom, type Fault} from './faults';

interface Report {
  faults: number;
  /** Faults by place and kind. */
  kinds: Record<string, number>;
  /** Commands that failed or were killed, and commands that ended well in spite of the fault. */
  commands: {failed: number; passed: number};
  /** What was wrong after a fault. */
  problems: string[];
  seconds: number;
}

const ignore = () => undefined;

/**
 * Injects faults into a folder with releases. After each one, the served folder has to be one release, a
 * rollback has to work, and so does the next release.
 */
export async function runFaults(seed: number, count: number): Promise<Report> {
  const started = performance.now();
  // A file system in memory if there's one, because every release waits until the disk has everything.
  const shared = '/dev/shm';
  const folder = mkdtempSync(path.join(existsSync(shared) ? shared : tmpdir(), 'release-faults-'));
  const report: Report = {
    faults: 0,
    kinds: {},
    commands: {failed: 0, passed: 0},
    problems: [],
    seconds: 0,
  };
  try {
    const trial = await Trial.start(folder);
    for (const fault of faultsFrom(seed, count)) {
      const name = nameOf(fault);
      try {
        const outcomes = await trial.run(fault);
        for (const outcome of outcomes) report.commands[outcome] += 1;
      } catch (error) {
        report.problems.push(`${name} at release ${trial.version}: ${String(error)}`);
        await trial.restart();
      }
      report.faults += 1;
      report.kinds[name] = (report.kinds[name] ?? 0) + 1;
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  report.seconds = Math.round((performance.now() - started) / 100) / 10;
  return report;
}

const nameOf = (fault: Fault): string =>
  'kind' in fault ? `${fault.in}: ${fault.kind}` : fault.in;

type Outcome = 'failed' | 'passed';

class Trial {
  version = 0;
  private steps = {publish: 0, rollback: 0};

  private constructor(private readonly folder: string) {}

  static async start(folder: string): Promise<Trial> {
    const trial = new Trial(folder);
    await bundle({
      entryPoints: [path.join(__dirname, 'publisher.ts')],
      outfile: trial.publisher,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      logLevel: 'error',
    });
    await trial.restart();
    return trial;
  }

  /** Starts with an empty folder and two releases, and counts what the commands change. */
  async restart(): Promise<void> {
    rmSync(this.deployRoot, {recursive: true, force: true});
    await this.publishNext();
    await this.publishNext();
    this.steps = {
      publish: (await this.command('publish', this.nextBuild(), {})).steps,
      rollback: (await this.command('rollback', '', {})).steps,
    };
    await this.publishNext();
  }

  /** Returns how the commands ended. Throws if anything is wrong afterwards. */
  async run(fault: Fault): Promise<Outcome[]> {
    const before = checkServed(this.deployRoot);
    const outcomes = await this.inject(fault);
    const served = checkServed(this.deployRoot);
    await rollBack(this.deployRoot, ignore);
    const earlier = checkServed(this.deployRoot);
    if (earlier === served) throw new Error(`a rollback from version ${served} serves it again`);
    if (fault.in === 'clock' && earlier !== before)
      throw new Error(`a rollback serves version ${earlier} instead of ${before}`);
    await this.publishNext();
    const next = checkServed(this.deployRoot);
    if (next !== this.version) throw new Error(`version ${next} is served, not ${this.version}`);
    return outcomes;
  }

  private async inject(fault: Fault): Promise<Outcome[]> {
    if (fault.in === 'file') {
      this.damage(fault);
      await repair(this.deployRoot, path.join(this.folder, `build-${this.version}`));
      return [];
    }
    if (fault.in === 'publishers') {
      const builds = Array.from({length: fault.count}, () => this.nextBuild());
      const commands = builds.map((build) => this.command('publish', build, {}));
      const outcomes = (await Promise.all(commands)).map(({outcome}) => outcome);
      if (!outcomes.includes('passed')) throw new Error('no publisher got the lock');
      return outcomes;
    }
    const {outcome} = await this.command(
      fault.in === 'rollback' ? 'rollback' : 'publish',
      this.nextBuild(),
      this.faultsOf(fault),
    );
    return [outcome];
  }

  private faultsOf(fault: Fault): object {
    if (fault.in === 'clock') return {clock: fault.days};
    if (fault.in === 'nginx') return {isAnnounceFailing: true};
    if (fault.in !== 'publish' && fault.in !== 'rollback') return {};
    const step = 1 + Math.floor(fault.position * this.steps[fault.in]);
    return {process: {kind: fault.kind, step}};
  }

  private damage({kind, position}: Extract<Fault, {in: 'file'}>): void {
    const files = ['assets', 'releases'].flatMap((name) =>
      ownFiles(path.join(this.deployRoot, name)).map((file) =>
        path.join(this.deployRoot, name, file),
      ),
    );
    const file = files.sort()[Math.floor(position * files.length)] ?? '';
    const content = readFileSync(file);
    rmSync(file);
    if (kind === 'lost') return;
    writeFileSync(
      file,
      kind === 'cut' ? content.subarray(0, content.length >> 1) : flipBit(content),
    );
  }

  private get deployRoot(): string {
    return path.join(this.folder, 'docs');
  }

  private get publisher(): string {
    return path.join(this.folder, 'publisher.cjs');
  }

  private nextBuild(): string {
    this.version += 1;
    rmSync(path.join(this.folder, `build-${this.version - 20}`), {recursive: true, force: true});
    return writeBuild(path.join(this.folder, `build-${this.version}`), this.version);
  }

  private async publishNext(): Promise<void> {
    // The key that signs packages is in the working folder, so both processes need the same.
    await publish(this.nextBuild(), this.deployRoot, ignore);
  }

  private async command(
    name: 'publish' | 'rollback',
    build: string,
    faults: object,
  ): Promise<{outcome: Outcome; steps: number}> {
    const args = [this.publisher, name, this.deployRoot, build, JSON.stringify(faults)];
    const child = spawn('node', args, {stdio: ['ignore', 'pipe', 'ignore']});
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return {outcome: code === 0 ? 'passed' : 'failed', steps: Number(output.trim())};
  }
}
