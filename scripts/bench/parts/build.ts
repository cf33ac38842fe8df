import {generatedPages} from '../content/generated-pages';
import {engines} from '../engines';
import {htmlPerPage} from '../measures/html-per-page';
import type {Options} from '../options';
import {conditions, keepResults, readResults} from '../results';

/** Clean builds of generated pages; each is kept when it is done, so that a run can be cut and continued by size. */
export async function build({rounds, sizes, engines: ids}: Options): Promise<void> {
  for (const size of sizes) {
    const set = generatedPages(size);
    for (const id of ids) {
      const site = engines[id].build(set, {fresh: true});
      if (!site.figures) throw new Error(`${id} did not build.`);
      const figures = {...site.figures, htmlPerPage: htmlPerPage(site.root)};
      console.log(
        `  ${size} pages, ${engines[id].label}: ${figures.seconds} s, ${figures.peakMemoryMb} MB, ${figures.htmlPerPage} kB of HTML a page`,
      );
      const known = readResults().build ?? {};
      await keepResults({
        build: {
          ...known,
          [size]: {
            conditions: conditions({rounds}),
            engines: {...known[size]?.engines, [id]: figures},
          },
        },
      });
    }
  }
}
