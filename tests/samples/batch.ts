import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {waitLimit} from '../support/limits';

/** A sample and its environment, as the programs of tests/sdks/programs read it. */
type Start = {program: string; env: Record<string, string>};
type Outcome = {printed: string; error?: string};

type Running = {
  child: ChildProcessWithoutNullStreams;
  lines: AsyncIterator<string>;
  /** The exit code and the signal. */
  ended: Promise<unknown[]>;
};

/** A process that runs the samples of a language one by one, so that its runtime starts once. */
export class Batch {
  private running?: Running;

  constructor(
    private readonly folder: string,
    private readonly command: string,
    private readonly args: string[],
  ) {}

  /** What the sample prints. One that ends the process or hangs fails alone. The next one gets a new process. */
  async run(sample: Start): Promise<string> {
    const {child, lines, ended} = (this.running ??= this.start());
    let errors = '';
    const collect = (text: Buffer) => (errors += text.toString());
    const limit = setTimeout(() => child.kill('SIGKILL'), waitLimit);
    child.stderr.on('data', collect);
    child.stdin.write(`${JSON.stringify(sample)}\n`);
    const line = await lines.next();
    clearTimeout(limit);
    child.stderr.off('data', collect);
    if (line.done) {
      this.running = undefined;
      const [code, signal] = await ended;
      const reason = signal ? `was ended after ${waitLimit} ms` : `exited with ${String(code)}`;
      throw new Error(`${sample.program} ${reason}.\n${errors}`);
    }
    const {printed, error} = JSON.parse(line.value) as Outcome;
    if (error) throw new Error(`${sample.program} failed.\n${error}\nIt printed: ${printed}`);
    return printed;
  }

  stop(): void {
    this.running?.child.stdin.end();
  }

  private start(): Running {
    const child = spawn(this.command, this.args, {cwd: this.folder});
    // A process that has ended is noticed by the end of its output.
    child.stdin.on('error', () => undefined);
    return {
      child,
      lines: createInterface({input: child.stdout})[Symbol.asyncIterator](),
      ended: once(child, 'close') as Promise<unknown[]>,
    };
  }
}
