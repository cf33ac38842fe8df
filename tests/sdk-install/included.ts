import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A program that a page shows, and the section in which it does. */
type Included = {page: string; section: string; file: string};

/** What the pages of content/sdks take from samples/. */
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
