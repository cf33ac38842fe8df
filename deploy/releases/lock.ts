import {spawnSync} from 'node:child_process';
import {closeSync, existsSync, futimesSync, mkdirSync, openSync, statSync} from 'node:fs';
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
    if (!tryLock(descriptor))
      throw new Error(`Another release command is running, because ${file} is locked. Try again.`);
    // Says since when, for `lockAge`.
    const now = new Date();
    futimesSync(descriptor, now, now);
    return await work();
  } finally {
    closeSync(descriptor);
  }
}

/** Returns how long a command has had the lock, in seconds, or 0 if none has it. */
export function lockAge(deployRoot: string): number {
  const file = lockOf(deployRoot);
  if (!existsSync(file)) return 0;
  const descriptor = openSync(file, 'r');
  try {
    return tryLock(descriptor) ? 0 : Math.max(0.001, (Date.now() - statSync(file).mtimeMs) / 1000);
  } finally {
    closeSync(descriptor);
  }
}

const lockOf = (deployRoot: string): string => path.join(deployRoot, 'release.lock');

function tryLock(descriptor: number): boolean {
  const {status, error} = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'inherit', descriptor],
  });
  if (error) throw new Error(`flock (package util-linux) doesn't start: ${error.message}`);
  return status === 0;
}
