import {engines, type SiteId, siteIds} from './engines';
import type {Conditions} from './measures/conditions';
import {type TapTime, tapTimes} from './measures/taps';
import type {Visit} from './measures/visit';
import {partNames} from './options';
import type {BuildRow, NavigationRow, PaintRow, Results, TapRow} from './results';

const sites = engines();

/** The first column is text, and the others are figures. */
function table(head: string[], rows: string[][]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** A row per page and a column per site, with the medians of these figures. */
function byPage(rows: PaintRow[], figures: (keyof Visit)[], show = whole): string {
  const columns = siteIds.filter((id) => rows.some(({site}) => site === id));
  const cell = (page: string, id: SiteId) => {
    const rounds = rows.find((row) => row.page === page && row.site === id)?.rounds ?? [];
    return figures.map((name) => show(median(rounds.map((round) => round[name])))).join(' / ');
  };
  const names = [...new Set(rows.map(({page}) => page))];
  return table(
    ['Page', ...columns.map((id) => sites[id].label)],
    names.map((page) => [page, ...columns.map((id) => cell(page, id))]),
  );
}

/** The median time to the effect, and how many taps were lost. */
function effectOf({rounds}: TapRow, time: TapTime): string {
  const effects = rounds.flatMap((round) => round[time].effectMs ?? []);
  const lost = rounds.length - effects.length;
  if (lost === 0) return whole(median(effects));
  return `${effects.length > 0 ? `${whole(median(effects))}, ` : ''}${lost} lost`;
}

const cells = (site: SiteId, ...figures: number[]) => [sites[site].label, ...figures.map(whole)];

function tapCells(row: TapRow): string[] {
  const tasks = row.rounds.flatMap((round) => tapTimes.map((time) => round[time].longestTaskMs));
  return [
    `${row.control} of ${row.page}: ${sites[row.site].label}`,
    ...tapTimes.map((time) => effectOf(row, time)),
    whole(Math.max(...tasks)),
  ];
}

function heading(title: string, conditions: Conditions): string {
  const {day, machine, line, load, stolenPercent} = conditions;
  const busy = load > 1 || stolenPercent > 5 ? ' **The machine was busy.**' : '';
  return `## ${title}\n\nMeasured on ${day} with ${machine}, ${line}. The load was ${load} before the start, and other machines took ${stolenPercent} % of the CPU time.${busy}`;
}

const tablesOf = {
  paint: (rows: PaintRow[]) => [
    'First and largest paint, and the longest task, in ms:',
    byPage(rows, ['firstMs', 'largestMs', 'longestTaskMs']),
    'Layout shift:',
    byPage(rows, ['shift'], (value) => value.toFixed(3)),
    'HTML, CSS, scripts, and all files in kB (brotli):',
    byPage(rows, ['html', 'css', 'js', 'total'], (value) => value.toFixed(1)),
  ],
  taps: (rows: TapRow[]) => [
    'From a tap to its effect, and the longest task, in ms:',
    table(['Control', '.3 s after paint', '2 s', '4 s', '8 s', 'longest task'], rows.map(tapCells)),
  ],
  navigation: (rows: NavigationRow[]) => [
    'From a click in the sidebar to the next title, in ms:',
    table(
      ['Site', 'full speed', 'a quarter of the CPU'],
      rows.map(({site, full, quarter}) => cells(site, median(full), median(quarter))),
    ),
  ],
  build: (rows: BuildRow[]) => [
    table(
      ['Site', 's', 'MB'],
      rows.map(({site, seconds, peakMemoryMb}) => cells(site, seconds, peakMemoryMb)),
    ),
  ],
};

/** The tables of all parts that have been measured, in Markdown. */
export const tables = (results: Results): string =>
  partNames
    .flatMap((name) => {
      const part = results[name];
      if (!part) return [];
      const print = tablesOf[name] as (rows: unknown[]) => string[];
      return [heading(name, part.conditions), ...print(part.rows)];
    })
    .join('\n\n');
