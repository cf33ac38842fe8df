import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../content-model/address-spelling';
import {inlineScript} from '../inline-script';

export interface Options {
  redirects: Redirect[];
}

/**
 * Leads other spellings of an address to the page it means where no server does: on a static host, and
 * inside the site (`src/components/shell/RightAddress`). nginx does it for itself.
 */
export default function addressSpelling({baseUrl}: LoadContext, {redirects}: Options): Plugin {
  return {
    name: 'address-spelling',
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
    },
  };
}
