import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BenchPage} from '../content/page';
import {timedBuild} from '../measures/timed-build';
import {installed} from '../scratch';
import type {Engine} from './engine';

type Recipe = {
  id: string;
  label: string;
  ready: string;
  packages: string[];
  overrides?: Record<string, string>;
  /** The site's files: text by path in the site's folder. */
  files(pages: BenchPage[]): Record<string, string>;
  /** Runs in the engine's folder, which contains the site's folder. */
  command(site: string): string[];
  output: string;
};

/** An engine from npm in its own folder, set up as its documentation says. */
export function installedEngine(recipe: Recipe): Engine {
  return {
    label: recipe.label,
    ready: recipe.ready,
    build(set, {fresh}) {
      const folder = installed(recipe.id, recipe);
      const site = path.join(folder, set.name);
      const root = path.join(site, recipe.output);
      const stamp = path.join(folder, `${set.name}.stamp`);
      const files = recipe.files(set.pages);
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
      if (!fresh && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
        return {root, ours: false};

      rmSync(stamp, {force: true});
      // Caches would make a second build look faster than the first.
      for (const cache of ['.cache', '.astro', '.vite'])
        rmSync(path.join(folder, 'node_modules', cache), {recursive: true, force: true});
      rmSync(site, {recursive: true, force: true});
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
        writeFileSync(path.join(site, file), text);
      }
      const figures = timedBuild(folder, recipe.command(set.name));
      writeFileSync(stamp, hash);
      return {root, ours: false, figures};
    },
  };
}
