import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Returns all files below a folder with this ending, sorted. Follows symbolic links. */
export function filesUnder(folder: string, ending = ''): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      if (statSync(file).isDirectory()) return filesUnder(file, ending);
      return file.endsWith(ending) ? [file] : [];
    });
}
