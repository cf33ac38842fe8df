import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Installs a tool that has a package and a lock file of its own, unless it is there; it may ask for a newer Node.js. */
export function installApart(folder: string): void {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  execFileSync('npm', ['ci', '--engine-strict=false', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
