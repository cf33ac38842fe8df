import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withPreloadedFont} from './with-preloaded-font';
import {integrityOf, withSignedFiles} from './with-signed-files';

/**
 * How a page loads its files: each only with the bytes it was built with, and scripts not before the
 * reader does something.
 */
export default function pageFiles(): Plugin {
  return {
    name: 'page-files',
    async postBuild({outDir, baseUrl}) {
      const textFace = readdirSync(path.join(outDir, 'assets', 'fonts')).find((name) =>
        name.startsWith('instrument-sans'),
      );
      if (!textFace) throw new Error('The text face was not emitted.');
      const preloaded = `${baseUrl}assets/fonts/${textFace}`;
      const hashes = new Map<string, string>();
      const hashOf = (address: string) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        const hash = hashes.get(file) ?? integrityOf(readFileSync(file));
        hashes.set(file, hash);
        return hash;
      };
      for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = readFileSync(file, 'utf8');
        const signed = withSignedFiles(withPreloadedFont(html, preloaded), hashOf);
        // Other plugins write pages without scripts at this moment: those are not touched.
        if (signed !== html) writeFileSync(file, signed);
      }
    },
  };
}
