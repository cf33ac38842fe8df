import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {integrityOf, withSignedFiles} from './with-signed-files';

/**
 * How a page loads its files: each only with the bytes it was built with, and scripts not before the
 * reader does something.
 */
export default function pageFiles(): Plugin {
  return {
    name: 'page-files',
    async postBuild({outDir, baseUrl}) {
      const fonts = readdirSync(path.join(outDir, 'assets', 'fonts'));
      const name = fonts.find((font) => font.startsWith('instrument-sans'));
      if (!name) throw new Error('The text face was not emitted.');
      const textFace = `${baseUrl}assets/fonts/${name}`;
      const hashes = new Map<string, string>();
      const integrity = (address: string) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        const hash = hashes.get(file) ?? integrityOf(readFileSync(file));
        hashes.set(file, hash);
        return hash;
      };
      for (const page of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
        if (!page.endsWith('.html')) continue;
        const file = path.join(outDir, page);
        const html = readFileSync(file, 'utf8');
        const signed = withSignedFiles(html, {integrity, textFace});
        // Other plugins write pages without scripts at this moment: those are not touched.
        if (signed !== html) writeFileSync(file, signed);
      }
    },
  };
}
