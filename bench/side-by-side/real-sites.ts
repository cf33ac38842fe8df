import {filesUnder} from '../../deploy/files';
import {precompress} from '../../deploy/precompress';
import type {BenchPage, PageSet} from './content/page';
import {realPages} from './content/real-pages';
import {type EngineId, engines} from './engines';
import type {BuiltSite} from './engines/engine';

/** Converted once per run, because it takes a minute. */
let converted: PageSet | undefined;

/** Builds our real pages with each engine, or reuses earlier builds. Compresses their files like a release. */
export function realSites(ids: EngineId[]): {
  pages: BenchPage[];
  sites: Record<EngineId, BuiltSite>;
} {
  const set = (converted ??= realPages());
  console.log(`  ${set.pages.length} pages as Markdown`);
  const sites = Object.fromEntries(
    ids.map((id) => {
      const site = engines[id].build(set, {fresh: false});
      precompress(filesUnder(site.root));
      console.log(
        `  ${engines[id].label}: ${site.figures ? `built in ${site.figures.seconds} s` : 'already built'}`,
      );
      return [id, site];
    }),
  ) as Record<EngineId, BuiltSite>;
  return {pages: set.pages, sites};
}
