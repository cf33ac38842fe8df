import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs a tool with its own package and lock file, unless an earlier install of the same lock file was
 * complete. The tool may require a newer Node.js.
 */
export function installSeparately(folder: string): void {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  execFileSync('npm', ['ci', '--engine-strict=false', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(stamp, wanted);
}
