import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

function filesIn(entryPath: string): string[] {
  if (!existsSync(entryPath)) return [];
  if (statSync(entryPath).isFile()) return [entryPath];
  return readdirSync(entryPath, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

type Inputs = {code: string[]; values?: unknown};

/** Hashes the contents of these files and folders, and the values. */
export function codeVersion(siteDir: string, {code, values}: Inputs): string {
  const hash = createHash('sha256').update(JSON.stringify(values ?? null));
  for (const file of code.flatMap((entry) => filesIn(path.join(siteDir, entry))))
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  return hash.digest('hex');
}
