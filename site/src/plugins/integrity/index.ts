import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Parser} from 'htmlparser2';
import {applyEdits, type Edit, rewritePages} from '../published-pages';

/** Adds subresource integrity to the scripts and the style sheets of every page. */
export default function integrity({baseUrl}: LoadContext): Plugin {
  return {
    name: 'integrity',
    async postBuild({outDir}) {
      const hashes = new Map<string, string>();
      const hashOf = (address: string) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        const hash =
          hashes.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('base64');
        hashes.set(file, hash);
        return `sha256-${hash}`;
      };
      rewritePages(outDir, (html) => withIntegrity(html, hashOf));
    },
  };
}

/** A parser finds the tags, because text and attributes can contain something that looks like one. */
export function withIntegrity(html: string, hashOf: (address: string) => string): string {
  const edits: Edit[] = [];
  const parser = new Parser({
    onopentag(name, {src, rel, as, href, integrity: known}) {
      const isSheet = name === 'link' && (rel === 'stylesheet' || as === 'style');
      const address = name === 'script' ? src : isSheet && href;
      if (!address || known !== undefined) return;
      const start = parser.startIndex + `<${name}`.length;
      edits.push({from: start, to: start, text: ` integrity="${hashOf(address)}"`});
    },
  });
  parser.end(html);
  return applyEdits(html, edits);
}
