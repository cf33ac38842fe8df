import {comparedPages} from '../compared-pages';
import {type EngineId, engines} from '../engines';
import {lighthouse, type LighthouseFigures} from '../measures/lighthouse';
import {medians} from '../measures/medians';
import {pageWeight, type PageWeight} from '../measures/weight';
import {undisturbed} from '../measures/undisturbed';
import type {Options} from '../options';
import {realSites} from '../real-sites';
import {conditions, keepResults, type LoadFigures} from '../results';
import {withServedSites} from '../../../tools/lib/serve-sites';
import {type Template, templateNames, templates} from '../../../tools/budgets/templates';

type Target = {id: EngineId; template: Template; weight?: PageWeight; runs: LighthouseFigures[]};

/** Our search page is measured too, but no other engine has such a page. */
const measured: Record<EngineId, readonly Template[]> = {...comparedPages, ours: templateNames};

const debuggingPort = 4679;

/** Measures the bytes and Lighthouse scores of our real pages. Rounds are interleaved, so that other load affects all pages equally. */
export async function load({rounds, engines: ids}: Options): Promise<void> {
  const {sites} = realSites(ids);
  const targets = ids.flatMap((id) =>
    measured[id].map((template): Target => ({id, template, runs: []})),
  );
  const work: Parameters<typeof withServedSites<EngineId, void>>[1] = async (served, browser) => {
    for (const target of targets) {
      target.weight = await pageWeight(browser, served[target.id], templates[target.template]);
      const {beforePaint, inAll} = target.weight;
      console.log(
        `  ${engines[target.id].label}, ${target.template}: ${beforePaint.total} kB before paint, ${inAll.total} kB in all`,
      );
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const target of targets) {
        const address = `${served[target.id].origin}/${templates[target.template]}`;
        const figures = await undisturbed(() => lighthouse(address, debuggingPort));
        target.runs.push(figures);
        console.log(
          `  round ${round} of ${rounds}: ${engines[target.id].label}, ${target.template}: ${figures.score}`,
        );
      }
    }
  };
  await withServedSites(sites, work, {
    browserFlags: [`--remote-debugging-port=${debuggingPort}`],
  });

  const figuresOf = ({weight, runs: [first, ...more]}: Target): LoadFigures => {
    if (!weight || !first) throw new Error("A page wasn't measured.");
    return {weight, lighthouse: medians([first, ...more])};
  };
  const pages = Object.fromEntries(
    ids.map((id) => [
      id,
      Object.fromEntries(
        targets
          .filter((target) => target.id === id)
          .map((target) => [target.template, figuresOf(target)]),
      ),
    ]),
  );
  await keepResults({load: {conditions: conditions({rounds}), rounds, pages}});
}
