import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs a tool with its own package and lock file if it's missing. It may require a newer
 * Node.js.
 */
export function installSeparately(folder: string): void {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  execFileSync('npm', ['ci', '--engine-strict=false', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
