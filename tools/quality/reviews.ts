import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Results} from '../../packages/content-model/quality';

const folders = {'content/guides': '/', 'content/sdks': '/sdks/'};

/** The date of each page's last review, from its front matter. */
export function reviews(): Results['reviews'] {
  return Object.entries(folders).flatMap(([folder, base]) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .flatMap((name) => {
        const [, reviewed] =
          /^reviewed: (\S+)$/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
        return reviewed ? [{page: base + addressOf(name), reviewed}] : [];
      }),
  );
}

const addressOf = (name: string): string =>
  name.replace(/\.mdx$/, '').replace(/(?:^|\/)index$/, '');
