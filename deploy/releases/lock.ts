import {spawnSync} from 'node:child_process';
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Runs a function while no other command changes the deployment folder. The lock belongs to the open file,
 * which `flock` shares with this process. The kernel releases it when the process ends, even after a kill.
 */
export async function withLock<Result>(
  deployRoot: string,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  mkdirSync(deployRoot, {recursive: true});
  const file = lockOf(deployRoot);
  const descriptor = openSync(file, 'a');
  try {
    const {status, error} = spawnSync('flock', ['-n', '3'], {
      stdio: ['ignore', 'ignore', 'inherit', descriptor],
    });
    if (error) throw new Error(`flock (package util-linux) doesn't start: ${error.message}`);
    if (status !== 0)
      throw new Error(`Another release command is running, because ${file} is locked. Try again.`);
    sign(descriptor, `${process.pid}\n`);
    try {
      return await work();
    } finally {
      sign(descriptor, '');
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Writes who has the lock, for people and for `lockAge`. On a full disk, it stays empty. */
function sign(descriptor: number, text: string): void {
  try {
    ftruncateSync(descriptor);
    writeSync(descriptor, text);
  } catch (error) {
    console.warn(`release.lock can't be written: ${String(error)}`);
  }
}

/** Returns how long a running command has had the lock, in seconds, or 0. Doesn't touch the lock itself. */
export function lockAge(deployRoot: string): number {
  const file = lockOf(deployRoot);
  if (!existsSync(file)) return 0;
  const pid = readFileSync(file, 'utf8').trim();
  if (!/^\d+$/.test(pid) || !existsSync(`/proc/${pid}`)) return 0;
  return Math.max(0.001, (Date.now() - statSync(file).mtimeMs) / 1000);
}

const lockOf = (deployRoot: string): string => path.join(deployRoot, 'release.lock');
