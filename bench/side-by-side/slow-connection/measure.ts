/**
 * Purpose: measures the first view of every compared page over the slow connection, in interleaved rounds.
 * Usage: ../parts/connection.ts runs it in the server's namespace, with the number of rounds and the built
 *   sites as JSON. It adds its part to bench/results/performance.json.
 * Exit code: 1 if a page can't be loaded.
 */
import {type StaticSite, withServedSites} from '../../../tools/lib/serve-sites';
import {type Template, templates} from '../../../tools/budgets/templates';
import {comparedPages} from '../compared-pages';
import {type EngineId, engines} from '../engines';
import {medians} from '../measures/medians';
import {type PaintFigures, timePaint} from '../measures/paint';
import {undisturbed} from '../measures/undisturbed';
import {conditions, type ConnectionPage, keepResults} from '../results';
import {readerBrowser} from './namespaces';

type Target = {id: EngineId; template: Template; runs: PaintFigures[]};

async function main(): Promise<void> {
  const [, , count, json = '{}'] = process.argv;
  const rounds = Number(count);
  const sites = JSON.parse(json) as Record<EngineId, StaticSite>;
  const targets = (Object.keys(sites) as EngineId[]).flatMap((id) =>
    comparedPages[id].map((template): Target => ({id, template, runs: []})),
  );
  const {path, flags} = readerBrowser();
  const options = {browserPath: path, browserFlags: flags, host: '0.0.0.0'};
  await withServedSites(
    sites,
    async (served, browser) => {
      for (let round = 1; round <= rounds; round += 1)
        for (const {id, template, runs} of targets) {
          const address = `${served[id].origin}/${templates[template]}`;
          const figures = await undisturbed(() => timePaint(browser, address));
          runs.push(figures);
          console.log(
            `  round ${round} of ${rounds}: ${engines[id].label}, ${template}: ${figures.firstMs}, ${figures.largestMs} ms`,
          );
        }
    },
    options,
  );
  const pages = targets.flatMap(({id, template, runs: [first, ...more]}): ConnectionPage[] =>
    first ? [{engine: id, template, ...medians([first, ...more])}] : [],
  );
  await keepResults({connection: {conditions: conditions({rounds}), rounds, pages}});
}

void main();
