import {filesUnder} from '../../deploy/files';
import {precompress} from '../../deploy/precompress';
import type {BenchPage, PageSet} from './content/page';
import {realPages} from './content/real-pages';
import {type EngineId, engines} from './engines';
import type {BuiltSite} from './engines/engine';

/** Taken from the built site once a run: it lasts a minute. */
let converted: Promise<PageSet> | undefined;

/** Our real pages as each engine shows them; what is built already is taken as it is. Precompressed, as a release is. */
export async function realSites(
  ids: EngineId[],
): Promise<{pages: BenchPage[]; sites: Record<EngineId, BuiltSite>}> {
  converted ??= realPages();
  const set = await converted;
  console.log(`  ${set.pages.length} pages as Markdown`);
  const sites = Object.fromEntries(
    ids.map((id) => {
      const site = engines[id].build(set, {fresh: false});
      precompress(filesUnder(site.root));
      console.log(
        `  ${engines[id].label}: ${site.figures ? `built in ${site.figures.seconds} s` : 'there'}`,
      );
      return [id, site];
    }),
  ) as Record<EngineId, BuiltSite>;
  return {pages: set.pages, sites};
}
