import {chmodSync, mkdtempSync, writeFileSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A folder for a cache's files. Caches that start as root run as another user, who needs access. */
export function workFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o777);
  return folder;
}

/** Writes a configuration file that every user can read. */
export function writeConfig(folder: string, name: string, lines: string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o644);
  return file;
}

/** The path of a file in deploy/cdn. */
export const ruleFile = (name: string): string => path.resolve('deploy', 'cdn', name);

export const readRules = (name: string): string => readFileSync(ruleFile(name), 'utf8');
