import {type EngineId, engines} from '../engines';
import {median, spread} from '../measures/medians';
import {full, type NavigationFigures, slow, timeStep, weighStep} from '../measures/navigation';
import type {Options} from '../options';
import {realSites} from '../real-sites';
import {conditions, keepResults} from '../results';
import {withServedSites} from '../../../tools/lib/serve-sites';

/** Two guides next to each other in the sidebar. */
const journey = {
  from: 'aws-marketplace/create-private-offer',
  to: 'aws-marketplace/accept-private-offer',
};

/** Measures the navigation from a guide to the next one, in interleaved rounds. */
export async function navigation({rounds, engines: ids}: Options): Promise<void> {
  const {pages, sites} = realSites(ids);
  const title = pages.find(({path}) => path === journey.to)?.title;
  if (!title) throw new Error(`${journey.to} isn't one of our pages.`);
  const results = {} as Record<EngineId, NavigationFigures>;
  const times = ids.map((id) => ({id, atQuarter: [] as number[], atFull: [] as number[]}));
  await withServedSites(sites, async (served, browser) => {
    const siteOf = (id: EngineId) => ({served: served[id], ready: engines[id].ready});
    for (let round = 1; round <= rounds; round += 1) {
      for (const {id, atQuarter, atFull} of times) {
        atQuarter.push(await timeStep(browser, siteOf(id), {...journey, title}, slow));
        atFull.push(await timeStep(browser, siteOf(id), {...journey, title}, full));
        console.log(
          `  round ${round} of ${rounds}: ${engines[id].label}: ${atQuarter.at(-1)} ms, ${atFull.at(-1)} ms at full speed`,
        );
      }
    }
    for (const {id, atQuarter, atFull} of times) {
      const kilobytes = await weighStep(browser, siteOf(id), {...journey, title});
      results[id] = {
        clickToPaintMs: median(atQuarter),
        atFullSpeedMs: median(atFull),
        spread: Math.max(spread(atQuarter), spread(atFull)),
        kilobytes,
      };
      console.log(`  ${engines[id].label}: ${kilobytes} kB`);
    }
  });
  await keepResults({
    navigation: {conditions: conditions({rounds}), rounds, engines: results},
  });
}
