import {generatedPages} from '../content/generated-pages';
import {engines} from '../engines';
import {htmlPerPage} from '../measures/html-per-page';
import type {Options} from '../options';
import {conditions, keepResults, readResults} from '../results';

/** Measures clean builds of generated pages. Saves each result, so that you can continue an interrupted run. */
export async function build({rounds, sizes, engines: ids}: Options): Promise<void> {
  for (const size of sizes) {
    const set = generatedPages(size);
    for (const id of ids) {
      const site = engines[id].build(set, {fresh: true});
      if (!site.figures) throw new Error(`${id} wasn't built.`);
      const figures = {...site.figures, htmlPerPage: htmlPerPage(site.root)};
      console.log(
        `  ${size} pages, ${engines[id].label}: ${figures.seconds} s, ${figures.peakMemoryMb} MB, ${figures.htmlPerPage} kB of HTML a page`,
      );
      const now = conditions({rounds});
      const previous = readResults().build ?? {};
      const sameDay = previous[size]?.conditions.day === now.day;
      await keepResults({
        build: {
          ...previous,
          [size]: {
            conditions: now,
            // Figures from another day aren't comparable.
            engines: {...(sameDay && previous[size]?.engines), [id]: figures},
          },
        },
      });
    }
  }
}
