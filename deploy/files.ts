import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Every file below a folder, links followed, sorted; only those with the ending if one is given. */
export function filesUnder(folder: string, ending = ''): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const place = path.join(folder, name);
      if (statSync(place).isDirectory()) return filesUnder(place, ending);
      return place.endsWith(ending) ? [place] : [];
    });
}
