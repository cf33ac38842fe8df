import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A program that a page includes, and its section. */
type Included = {page: string; section: string; file: string};

/** The programs from samples/ on the pages of content/sdks. */
export function includedPrograms(): Included[] {
  return readdirSync('content/sdks', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const text = readFileSync(path.join('content/sdks', name), 'utf8');
      const page = path.basename(name, '.mdx');
      return text.split(/^## /m).flatMap((part) => {
        const section = part.slice(0, part.indexOf('\n')).toLowerCase().replaceAll(' ', '-');
        return [...part.matchAll(/^```\w+ file=(\S+)/gm)].map(([, file = '']) => ({
          page,
          section,
          file,
        }));
      });
    });
}
