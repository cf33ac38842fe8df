import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Parser} from 'htmlparser2';
import type {Redirect} from '@docs/content-model';
import {inlineScript} from '../inline-script';
import {applyEdits, type Edit, rewritePages} from '../published-pages';

export interface Options {
  redirects: Redirect[];
}

/**
 * Redirects misspelled addresses to the right page where no server does: on a static host, and during
 * client-side navigation (`src/components/shell/CanonicalAddress`). nginx has its own redirects.
 */
export default function addressSpelling({baseUrl}: LoadContext, {redirects}: Options): Plugin {
  return {
    name: 'address-spelling',
    getClientModules: () => [
      path.join(__dirname, '..', '..', 'components', 'shell', 'well-formed-address.ts'),
    ],
    contentLoaded: async ({actions}) => actions.setGlobalData({redirects}),
    async postBuild({outDir, routesPaths}) {
      const file = path.join(outDir, '404.html');
      const pages = routesPaths.filter((page) => page !== `${baseUrl}404.html`);
      const script = inlineScript(path.join(__dirname, 'redirect.ts'), pages, redirects);
      // Browsers look for the encoding in the first kilobyte.
      const withScript = readFileSync(file, 'utf8').replace(
        /<meta charset=[^>]*>/i,
        (charset) => `${charset}<script>${script}</script>`,
      );
      writeFileSync(file, withScript);
      rewritePages(outDir, encodeLinks);
    },
  };
}

/**
 * Encodes blanks in the addresses of links. Some page addresses contain a blank, and the router's links
 * have it as it is. Browsers cope with that, but other programs that read pages don't.
 */
export function encodeLinks(html: string): string {
  if (!/href="?\/[^">]* /.test(html)) return html;
  const edits: Edit[] = [];
  const parser = new Parser({
    onopentag(name, {href}) {
      if (name !== 'a' || !href?.startsWith('/') || !href.includes(' ')) return;
      const from = parser.startIndex;
      const tag = html.slice(from, parser.endIndex + 1);
      const text = tag.replace(`"${href}"`, `"${href.replaceAll(' ', '%20')}"`);
      edits.push({from, to: from + tag.length, text});
    },
  });
  parser.end(html);
  return applyEdits(html, edits);
}
