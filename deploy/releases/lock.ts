import {spawnSync} from 'node:child_process';
import {closeSync, mkdirSync, openSync} from 'node:fs';
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
  const file = path.join(deployRoot, 'release.lock');
  const descriptor = openSync(file, 'a');
  try {
    const {status, error} = spawnSync('flock', ['-n', '3'], {
      stdio: ['ignore', 'ignore', 'inherit', descriptor],
    });
    if (error) throw new Error(`flock (package util-linux) doesn't start: ${error.message}`);
    if (status !== 0)
      throw new Error(`Another release command is running, because ${file} is locked. Try again.`);
    return await work();
  } finally {
    closeSync(descriptor);
  }
}
