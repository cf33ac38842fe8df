import {cpSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {immutableFiles, sha256Of} from './files';

/** Files of published packages that a new build has with other bytes. */
export function replacedFiles(published: string, next: string): string[] {
  if (!existsSync(published)) return [];
  return immutableFiles(published).filter((file) => {
    const own = path.join(next, file);
    return existsSync(own) && sha256Of(own) !== sha256Of(path.join(published, file));
  });
}

/** Copies published versions that the next release doesn't have. Returns how many files. */
export function keepPublished(published: string, next: string): number {
  if (!existsSync(published)) return 0;
  const older = immutableFiles(published).filter((file) => !existsSync(path.join(next, file)));
  for (const file of older) {
    mkdirSync(path.dirname(path.join(next, file)), {recursive: true});
    cpSync(path.join(published, file), path.join(next, file), {preserveTimestamps: true});
  }
  return older.length;
}
