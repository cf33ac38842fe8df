import {type EngineId, engines} from '../engines';
import {type Control, controls, type ControlName} from '../engines/controls';
import {median} from '../measures/medians';
import {type Spot, spotOf, tapTimes, timeTaps, type TapFigures} from '../measures/taps';
import type {Options} from '../options';
import {realSites} from '../real-sites';
import {conditions, keepResults, type TapRow} from '../results';
import {withServedSites} from '../../../tools/lib/serve-sites';

/** The menu is tapped on all of them, and the other controls on the first two. Guides have no samples. */
const pages = {
  guide: 'aws-marketplace/create-private-offer',
  operation: 'api/create-offer',
  object: 'api/objects/offer',
  catalog: 'api/errors',
  home: '',
};
type PageName = keyof typeof pages;

type Case = {id: EngineId; page: PageName; control: [ControlName, Control]};

function casesOf(ids: EngineId[]): Case[] {
  return ids.flatMap((id) =>
    (Object.entries(controls[id] ?? {}) as [ControlName, Control][]).flatMap((control) =>
      (Object.keys(pages) as PageName[])
        .filter((page, index) =>
          control[0] === 'tab' ? page === 'operation' : index < 2 || control[0] === 'menu',
        )
        .map((page) => ({id, page, control})),
    ),
  );
}

/** Taps controls of cold pages, in interleaved rounds. Saves the results of each round, because all of them take an hour. */
export async function taps({rounds, engines: ids}: Options): Promise<void> {
  const {sites} = realSites(ids);
  const cases = casesOf(ids).map((tapped) => ({
    ...tapped,
    figures: [] as TapFigures[],
    spot: undefined as Spot | undefined,
  }));
  await withServedSites(sites, async (served, browser) => {
    for (let round = 1; round <= rounds; round += 1) {
      for (const tapped of cases) {
        const {id, page, control, figures} = tapped;
        const address = `${served[id].origin}/${pages[page]}`;
        tapped.spot ??= await spotOf(browser, address, control);
        const times = await timeTaps(browser, address, control, tapped.spot);
        figures.push(times);
        const shown = Object.values(times).map(({effectMs}) => effectMs ?? 'lost');
        console.log(
          `  round ${round} of ${rounds}: ${engines[id].label}, ${control[0]} of ${page}: ${shown.join(', ')}`,
        );
      }
      await keepResults({
        taps: {conditions: conditions({rounds: round}), rounds: round, rows: cases.map(rowOf)},
      });
    }
  });
}

const rowOf = ({id, page, control, figures}: Case & {figures: TapFigures[]}): TapRow => ({
  engine: id,
  page,
  control: control[0],
  times: combined(figures),
  lost: figures.flatMap((times) => Object.values(times)).filter(({effectMs}) => effectMs === null)
    .length,
});

/** The medians. A tap that was lost has none for its effect. */
const combined = (figures: TapFigures[]): TapFigures =>
  Object.fromEntries(
    tapTimes.map((time) => {
      const all = figures.map((times) => times[time]);
      const effects = all.flatMap(({effectMs}) => effectMs ?? []);
      return [
        time,
        {
          effectMs: effects.length > 0 ? median(effects) : null,
          nextFrameMs: median(all.map(({nextFrameMs}) => nextFrameMs)),
        },
      ];
    }),
  ) as TapFigures;
