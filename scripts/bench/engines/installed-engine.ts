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
  /** Everything the site consists of: path below the site's folder and text. */
  files(pages: BenchPage[]): Record<string, string>;
  /** Run in the engine's folder, with the site's folder below it. */
  command(site: string): string[];
  output: string;
};

/** An engine from npm, as its own documentation sets it up, in a folder of its own. */
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
      const wanted = createHash('sha256').update(JSON.stringify(files)).digest('hex');
      if (!fresh && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
        return {root, ours: false};

      rmSync(stamp, {force: true});
      // Caches would make a second build look faster than the first.
      for (const place of [site, ...['.cache', '.astro', '.vite'].map(inModules(folder))])
        rmSync(place, {recursive: true, force: true});
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
        writeFileSync(path.join(site, file), text);
      }
      const figures = timedBuild(folder, recipe.command(set.name));
      writeFileSync(stamp, wanted);
      return {root, ours: false, figures};
    },
  };
}

const inModules = (folder: string) => (name: string) => path.join(folder, 'node_modules', name);
