import {engineIds, engines} from '../engines';
import type {Conditions, LoadFigures, Results} from '../results';
import {templateNames} from '../templates';
import {goals} from './goals';
import {type Cell, markdownTable} from './markdown-table';

const notYet = 'Not measured yet.';

const measuredOn = ({day, machine, provisional}: Conditions, how: string): string =>
  `${provisional ? '**Provisional.** ' : ''}${day}; ${machine}; ${how}.`;

const plural = (rounds: number) =>
  rounds === 1 ? 'one round' : `medians of ${rounds} interleaved rounds`;

function goalsTable(results: Results): string {
  const rows = goals(results).map(({goal, reached}): Cell[] => [
    goal,
    reached?.figure.trim() ?? 'not measured',
    reached && (reached.met ? 'yes' : '**no**'),
  ]);
  return markdownTable(['Goal', 'Measured', 'Reached'], rows);
}

/** A row for every page of every engine that was measured. */
function loadRows({load}: Results, cells: (figures: LoadFigures) => Cell[]): Cell[][] {
  return templateNames.flatMap((template) =>
    engineIds.flatMap((id) => {
      const figures = load?.pages[id]?.[template];
      return figures ? [[`${template}: ${engines[id].label}`, ...cells(figures)]] : [];
    }),
  );
}

function loadSection(results: Results): string[] {
  const {load} = results;
  if (!load) return [notYet];
  return [
    measuredOn(load.conditions, `Lighthouse for phones, ${plural(load.rounds)}`),
    '### What a page sends',
    'Kilobytes in brotli, on a line as slow as the one Lighthouse simulates. *Before* is what was asked for before the first paint; *in all* is after the first movement of the pointer, when all scripts have come.',
    markdownTable(
      [
        'Page',
        'HTML',
        'CSS',
        'JS before',
        'fonts',
        'images',
        'total before',
        'JS in all',
        'total in all',
        'requests',
        'prefetched',
      ],
      loadRows(results, ({weight: {beforePaint, inAll}}) => [
        beforePaint.html,
        beforePaint.css,
        beforePaint.js,
        beforePaint.fonts,
        beforePaint.images,
        beforePaint.total,
        inAll.js,
        inAll.total,
        inAll.requests,
        inAll.prefetched,
      ]),
    ),
    '### How it feels',
    markdownTable(
      ['Page', 'score', 'LCP ms', 'TBT ms', 'CLS', 'Speed Index ms'],
      loadRows(results, ({lighthouse: {score, lcpMs, tbtMs, cls, speedIndexMs}}) => [
        score,
        lcpMs,
        tbtMs,
        cls,
        speedIndexMs,
      ]),
    ),
  ];
}

function navigationSection({navigation}: Results): string[] {
  if (!navigation) return [notYet];
  return [
    measuredOn(navigation.conditions, `${plural(navigation.rounds)}, a quarter of the CPU`),
    'From a guide to the next one in the sidebar: the pointer rests on the link for 200 ms, then clicks. Time from the click to the frame that shows the next title; kilobytes in brotli for a reader who saves data, so that nothing was fetched ahead.',
    markdownTable(
      ['Engine', 'ms', 'kB'],
      engineIds.flatMap((id) => {
        const step = navigation.engines[id];
        return step ? [[engines[id].label, step.clickToPaintMs, step.kilobytes]] : [];
      }),
    ),
  ];
}

function buildSection({build}: Results): string[] {
  if (!build) return [notYet];
  const sizes = Object.entries(build).sort(([a], [b]) => Number(a) - Number(b));
  return [
    'Clean builds of generated pages: seconds, the most memory that all processes of the build held together, and the mean HTML of a page in brotli.',
    ...sizes.flatMap(([size, {conditions, engines: built}]) => [
      `### ${Number(size).toLocaleString('en-US')} pages`,
      measuredOn(conditions, 'one build each'),
      markdownTable(
        ['Engine', 's', 'MB', 'HTML kB a page'],
        engineIds.flatMap((id) => {
          const figures = built[id];
          return figures
            ? [[engines[id].label, figures.seconds, figures.peakMemoryMb, figures.htmlPerPage]]
            : [];
        }),
      ),
    ]),
  ];
}

/** The page in `docs/`, from the figures alone. */
export function performancePage(results: Results): string {
  return [
    '# Performance, side by side',
    'Written by `npm run bench` from `docs/bench/performance.json`; do not edit it. The same pages, behind the same nginx, in the same run: our built site, and the text of its articles as plain Markdown in the other engines, without our drawings. Compare rows with each other: another machine gives other figures.',
    '![Bytes of a guide before first paint and in all](bench/performance.svg)',
    '## Goals',
    goalsTable(results),
    '## Load',
    ...loadSection(results),
    '## Navigation',
    ...navigationSection(results),
    '## Build',
    ...buildSection(results),
    '',
  ].join('\n\n');
}
