import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What pages are made from besides their own text and the options of plugins, and the code that makes them. */
const inputs = [
  ...['content/data', 'samples', '.generated/openapi.json'],
  ...['config', 'generator', 'src/content-model', 'src/plugins', 'src/remark'],
];

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * The bundler keeps compiled pages from one build to the next, and knows only of their own text.
 * With these files it forgets them when a fact, a term or the code behind a page has changed.
 */
export default function buildInputs({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-inputs',
    configureWebpack({experiments = {}}) {
      if (!('cache' in experiments)) return {};
      const buildDependencies = inputs.flatMap((input) => filesIn(path.join(siteDir, input)));
      // The engine's types are webpack's, which has no such key.
      return {experiments: {cache: {buildDependencies}} as object};
    },
  };
}
