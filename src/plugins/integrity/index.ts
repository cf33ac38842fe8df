import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {integrityOf, withIntegrity} from './with-integrity';

/** Every script and style sheet a page names is run only with the bytes it was built with. */
export default function integrity(): Plugin {
  return {
    name: 'integrity',
    async postBuild({outDir, baseUrl}) {
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
        const signed = withIntegrity(html, hashOf);
        // Other plugins write pages without scripts at this moment: those are not touched.
        if (signed !== html) writeFileSync(file, signed);
      }
    },
  };
}
