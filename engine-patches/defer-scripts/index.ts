import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../src/plugins/inline-script';
import {rewritePages} from '../../src/plugins/rewrite-pages';
import {openSearchEvent} from '../../packages/search/open-search';
import {startFailedEvent} from '../keep-page-on-failure/client/start-failed';
import {deferScripts, integrityOf} from './defer-scripts';

/** Loads scripts after the first paint, and adds subresource integrity to scripts and style sheets. */
export default function deferScriptsPlugin(): Plugin {
  return {
    name: 'defer-scripts',
    async postBuild({outDir, baseUrl}) {
      const fonts = readdirSync(path.join(outDir, 'assets', 'fonts'));
      const font = fonts.find((name) => name.startsWith('instrument-sans'));
      if (!font) throw new Error('The build has no text font.');
      const textFont = `${baseUrl}assets/fonts/${font}`;
      const startScript = inlineScript(path.join(__dirname, 'client', 'start.ts'), {
        openSearch: openSearchEvent,
        startFailed: startFailedEvent,
      });
      const hashes = new Map<string, string>();
      const integrity = (address: string) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        const hash = hashes.get(file) ?? integrityOf(readFileSync(file));
        hashes.set(file, hash);
        return hash;
      };
      rewritePages(outDir, (html) => deferScripts(html, {startScript, integrity, textFont}));
    },
  };
}
