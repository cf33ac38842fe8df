import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {StaticSite} from '@docs/tools';
import type {BenchPage} from '../content/page';
import {type BuildFigures, timedBuild} from '../measures/timed-build';

/** `figures` is missing if an earlier build was reused. */
export type BuiltSite = StaticSite & {figures?: BuildFigures};

export type Engine = {
  label: string;
  /** Builds the pages. With `fresh`, doesn't reuse an earlier build. */
  build(pages: BenchPage[], fresh: boolean): BuiltSite;
};

/**
 * Outside the repository, so that other engines don't find our packages, our TypeScript configuration, or
 * our list of browsers. It's kept between runs, so that packages are installed only once.
 */
export const scratch = path.join(tmpdir(), 'argosy-docs-bench');

/** Replaces the folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

type Recipe = {
  id: string;
  label: string;
  packages: string[];
  overrides?: Record<string, string>;
  /** The site's files: text by path in the folder `site`. */
  files(pages: BenchPage[]): Record<string, string>;
  /** Runs in the engine's folder, which contains the folder `site`. */
  command: string;
  output: string;
};

const flags = '--save-exact --no-audit --no-fund --loglevel=error --engine-strict=false'.split(' ');

/** Calls `work` unless it was done with the same input before. */
function once(stamp: string, input: string, work: () => void): void {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === input) return;
  rmSync(stamp, {force: true});
  work();
  writeFileSync(stamp, input);
}

/** An engine from npm in its own folder, set up as its documentation says. */
export function installedEngine({id, label, packages, overrides, ...recipe}: Recipe): Engine {
  const folder = path.join(scratch, id);
  const manifest = JSON.stringify({name: id, private: true, overrides});
  return {
    label,
    build(pages, fresh) {
      once(path.join(folder, 'installed.stamp'), manifest + packages.join(), () => {
        writeFiles(folder, {'package.json': manifest});
        execFileSync('npm', ['install', ...flags, ...packages], {cwd: folder, stdio: 'inherit'});
      });
      const files = recipe.files(pages);
      const stamp = path.join(folder, 'built.stamp');
      if (fresh) rmSync(stamp, {force: true});
      let figures;
      once(stamp, JSON.stringify(files), () => {
        // Caches would make a second build look faster than the first.
        for (const cache of ['.cache', '.astro'])
          rmSync(path.join(folder, 'node_modules', cache), {recursive: true, force: true});
        writeFiles(path.join(folder, 'site'), files);
        figures = timedBuild(folder, recipe.command);
      });
      return {root: path.join(folder, 'site', recipe.output), ours: false, figures};
    },
  };
}
