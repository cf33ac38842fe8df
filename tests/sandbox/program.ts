import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';

const program = path.resolve('programs/sandbox/dist/argosy-sandbox.cjs');

export interface StartedProgram {
  /** What it printed until it was ready. */
  output: string;
  address: string;
  stop: () => Promise<void>;
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

/** Starts the built program on a free port and waits until it's ready. */
export function startProgram(args: string[] = []): Promise<StartedProgram> {
  const child = spawn(process.execPath, [program, '--port', '0', ...args]);
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', () => reject(new Error(output)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/\S+:\d+/.exec(output)?.[0];
      if (!address || !output.includes('Ctrl+C')) return;
      const stop = async () => {
        const exit = exitOf(child);
        child.kill('SIGTERM');
        await exit;
      };
      resolve({output, address, stop});
    });
  });
}

/** Runs the built program to its end. */
export async function runProgram(args: string[]): Promise<{code: number | null; output: string}> {
  const child = spawn(process.execPath, [program, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {code: await exitOf(child), output};
}

/** Starts the program as npx does: as the child of another one, which can be killed. */
export async function startUnderParent(): Promise<{kill: () => void; ended: Promise<unknown>}> {
  const script = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(program)}, '--port', '0'], {stdio: 'inherit'})`;
  const parent = spawn(process.execPath, ['--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, npm_command: 'exec'},
  });
  await new Promise<void>((resolve) => {
    parent.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ctrl+C')) resolve();
    });
  });
  return {
    kill: () => parent.kill('SIGKILL'),
    // The program has the same output, which closes when both have ended.
    ended: new Promise((resolve) => parent.stdout.once('close', resolve)),
  };
}
