import {type EngineId, engines} from '../engines';
import {medians} from '../measures/medians';
import {navigate, type NavigationFigures} from '../measures/navigation';
import type {Options} from '../options';
import {realSites} from '../real-sites';
import {conditions, keepResults} from '../results';
import {withServedSites} from '../serve-sites';

/** Two guides next to each other in the sidebar. */
const journey = {
  from: 'aws-marketplace/create-private-offer',
  to: 'aws-marketplace/accept-private-offer',
};

/** From one guide to the next, in turns. */
export async function navigation({rounds, engines: ids}: Options): Promise<void> {
  const {pages, sites} = await realSites(ids);
  const title = pages.find(({path}) => path === journey.to)?.title;
  if (!title) throw new Error(`${journey.to} is no page of ours.`);
  const runs = new Map<EngineId, NavigationFigures[]>(ids.map((id) => [id, []]));
  await withServedSites(sites, async (served, browser) => {
    for (let round = 1; round <= rounds; round += 1) {
      for (const id of ids) {
        const figures = await navigate(browser, served[id], engines[id].ready, {...journey, title});
        runs.get(id)?.push(figures);
        console.log(
          `  round ${round} of ${rounds}: ${engines[id].label}: ${figures.clickToPaintMs} ms, ${figures.kilobytes} kB`,
        );
      }
    }
  });
  const results = [...runs].map(([id, [first, ...more]]) => {
    if (!first) throw new Error(`${id} was not measured.`);
    return [id, medians([first, ...more])];
  });
  await keepResults({
    navigation: {
      conditions: conditions({rounds}),
      rounds,
      engines: Object.fromEntries(results) as Record<EngineId, NavigationFigures>,
    },
  });
}
