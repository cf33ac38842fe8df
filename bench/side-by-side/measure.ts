import type {Browser} from '@playwright/test';
import {type ServedSite, type StaticSite, withServedSites} from '@docs/tools';
import type {SiteId} from './engines';
import {watchConditions} from './measures/conditions';
import {timeNavigation} from './measures/navigation';
import {quarterOfTheCpu} from './measures/open-page';
import {controlNames} from './measures/tap-effect';
import {spotOf, type Tap, type TapTime, tapTimes, timeTap} from './measures/taps';
import {visit} from './measures/visit';
import {type Options, type PageName, pages} from './options';
import {keepResults, type NavigationRow, type PaintRow, type TapRow} from './results';
import {readerBrowser} from './slow-connection/namespaces';

export type Job = Options & {
  built: Record<SiteId, StaticSite>;
  /** The title of the page that a navigation leads to. */
  title: string;
  load: number;
};

type Served = Record<SiteId, ServedSite>;

type Measure<Case> = (measured: Case) => Promise<string>;

/** Every case in the first round, then every case in the next one, so that other load affects all of them. */
async function inRounds<Case>(cases: Case[], rounds: number, measure: Measure<Case>) {
  for (let round = 1; round <= rounds; round += 1)
    for (const target of cases) console.log(`  ${round} of ${rounds}: ${await measure(target)}`);
}

async function paint(job: Job, served: Served, browser: Browser): Promise<PaintRow[]> {
  const rowsOf = (page: PageName) => job.sites.map((site): PaintRow => ({site, page, rounds: []}));
  const rows = job.pages.flatMap(rowsOf);
  await inRounds(rows, job.rounds, async ({site, page, rounds}) => {
    const figures = await visit(browser, served[site], pages[page]);
    rounds.push(figures);
    return `${site}, ${page}: ${figures.firstMs}, ${figures.largestMs} ms`;
  });
  return rows;
}

const tappedPages = ['guide', 'create-offer'] as const;
const hydrated = ['docusaurus', 'before', 'ours'];
/** Five of them would take two hours. */
const tapRounds = 3;

async function taps(job: Job, served: Served, browser: Browser): Promise<TapRow[]> {
  const cases = [];
  for (const site of job.sites.filter((id) => hydrated.includes(id)))
    for (const page of tappedPages.filter((name) => job.pages.includes(name)))
      for (const control of controlNames) {
        const address = `${served[site].origin}/${pages[page]}`;
        const spot = await spotOf(browser, address, control);
        const row: TapRow = {site, page, control, rounds: []};
        if (spot) cases.push({row, address, spot});
        else console.log(`  ${site}, ${page}: no ${control}`);
      }
  await inRounds(cases, Math.min(job.rounds, tapRounds), async ({row, address, spot}) => {
    const {site, page, control, rounds} = row;
    const times: [TapTime, Tap][] = [];
    for (const time of tapTimes)
      times.push([time, await timeTap(browser, address, control, spot, time)]);
    rounds.push(Object.fromEntries(times) as Record<TapTime, Tap>);
    const shown = times.map(([, {effectMs}]) => effectMs ?? 'lost').join(', ');
    return `${site}, ${page}, ${control}: ${shown}`;
  });
  return cases.map(({row}) => row);
}

async function navigation(job: Job, served: Served, browser: Browser): Promise<NavigationRow[]> {
  const rows = job.sites
    .filter((site) => hydrated.includes(site))
    .map((site): NavigationRow => ({site, full: [], quarter: []}));
  await inRounds(rows, job.rounds, async ({site, full, quarter}) => {
    const {origin} = served[site];
    full.push(await timeNavigation(browser, origin, job.title, 1));
    quarter.push(await timeNavigation(browser, origin, job.title, quarterOfTheCpu));
    return `${site}: ${full.at(-1)} ms, ${quarter.at(-1)} ms at a quarter of the CPU`;
  });
  return rows;
}

const measures = {paint, taps, navigation};

/** Measures the built sites, and keeps the figures of each part when it's done. */
export async function measure(job: Job): Promise<void> {
  for (const name of ['paint', 'taps', 'navigation'] as const) {
    if (!job.parts.includes(name)) continue;
    const isSlow = name !== 'navigation' && !job.loopback;
    const conditions = watchConditions(isSlow ? 'slow connection' : 'loopback', job.load);
    const work = async (served: Served, browser: Browser) => {
      const rows = await measures[name](job, served, browser);
      await keepResults({[name]: {conditions: conditions(), rows}}, job.add);
    };
    await withServedSites(job.built, work, isSlow ? readerBrowser() : {});
  }
}
