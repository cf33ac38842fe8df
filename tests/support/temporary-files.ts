import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Creates a folder for temporary files and removes it after the run, including files that tests and their
 * child processes left behind. `os.tmpdir()` reads TMPDIR.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'argosy-docs-tests-'));
  // Serving tests start nginx as another user, which needs access to this folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
