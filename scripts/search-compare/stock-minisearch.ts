import MiniSearch from 'minisearch';
import type {SearchRecord} from '../../src/search/types';
import {type Contestant, gzipBytes, headingOf, pageOf, timed} from './contestant';
import type {Scratch} from './scratch';

/** MiniSearch as its documentation sets it up: default tokens, boosted titles, prefixes and near words. */
export async function stockMiniSearch(
  records: readonly SearchRecord[],
  scratch: Scratch,
): Promise<Contestant> {
  const {made: index, milliseconds} = await timed(() => {
    const made = new MiniSearch({
      fields: ['title', 'heading', 'content'],
      storeFields: ['page', 'heading', 'content'],
      searchOptions: {boost: {title: 2, heading: 2}, fuzzy: 0.2, prefix: true},
    });
    made.addAll(
      records.map((record, id) => ({
        id,
        page: pageOf(record),
        title: record.hierarchy.lvl1,
        heading: headingOf(record),
        content: record.content,
      })),
    );
    return made;
  });
  const indexBytes = gzipBytes(JSON.stringify(index));
  return {
    name: 'MiniSearch 7.2, stock',
    buildMs: milliseconds,
    indexBytes,
    firstResultBytes: indexBytes + gzipBytes(scratch.bundle(`export {default} from 'minisearch'`)),
    ask: async (query) => index.search(query).map(({page}) => page as string),
  };
}
