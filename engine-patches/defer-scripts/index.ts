import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../src/plugins/inline-script';
import {rewritePages} from '../../src/plugins/rewrite-pages';
import {startFailedEvent} from '../keep-page-on-failure/client/start-failed';
import {deferScripts, integrityOf} from './defer-scripts';
import {pageChunks, type ChunkGroups} from './page-chunks';
import {scriptMinifier} from './script-minifier';

/** The parts of the bundler that we need. */
interface Compiler {
  hooks: {done: {tap: (name: string, use: (stats: Stats) => void) => void}};
}
interface Stats {
  toJson: (options: object) => {namedChunkGroups?: ChunkGroups};
}

/** They have nothing to read without scripts: results, and suggestions for the address. */
const eagerPages = ['search.html', '404.html'];

/** Loads scripts after the first paint, and adds subresource integrity to scripts and style sheets. */
export default function deferScriptsPlugin({generatedFilesDir}: LoadContext): Plugin {
  // Docusaurus would minify the same inline scripts again for every page, which takes longer than rendering it.
  process.env.SKIP_HTML_MINIFICATION = 'true';
  let groups: ChunkGroups = {};
  const readGroups = {
    apply({hooks}: Compiler) {
      hooks.done.tap('defer-scripts', (stats) => {
        groups = stats.toJson({all: false, chunkGroups: true}).namedChunkGroups ?? {};
      });
    },
  };
  return {
    name: 'defer-scripts',
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer ? {plugins: [readGroups]} : {},
    async postBuild({outDir, baseUrl}) {
      const fonts = readdirSync(path.join(outDir, 'assets', 'fonts'));
      const font = fonts.find((name) => name.startsWith('instrument-sans'));
      if (!font) throw new Error('The build has no text font.');
      const textFont = `${baseUrl}assets/fonts/${font}`;
      const startScript = inlineScript(
        path.join(__dirname, 'client', 'start.ts'),
        startFailedEvent,
      );
      const hashes = new Map<string, string>();
      const integrity = (address: string) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        const hash = hashes.get(file) ?? integrityOf(readFileSync(file));
        hashes.set(file, hash);
        return hash;
      };
      const minify = scriptMinifier();
      const chunksOf = pageChunks(generatedFilesDir, groups);
      rewritePages(outDir, (html, file) => {
        const page = baseUrl + file.replace(/(?:^index)?\.html$/, '');
        const chunks = chunksOf(page).map((name) => baseUrl + name);
        const isEager = eagerPages.includes(file);
        return deferScripts(html, {startScript, integrity, textFont, chunks, isEager, minify});
      });
    },
  };
}
