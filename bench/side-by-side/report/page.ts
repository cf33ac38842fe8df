import {engineIds, engines} from '../engines';
import type {Conditions, LoadFigures, Results} from '../results';
import {templateNames} from '../../../tools/budgets/templates';
import {tapTimes} from '../measures/taps';
import {goals} from './goals';
import {type Cell, markdownTable} from './markdown-table';

const notYet = 'Not measured yet.';

const busyNote =
  'The machine was busy or there were fewer rounds than usual, so compare rows, but not with another run.';

/** When and how figures were measured, and what readers have to know about them. */
function measuredOn({day, machine, load, stolen, provisional}: Conditions, how: string): string {
  const before = load === undefined ? '' : `, load ${load} before the start`;
  return [
    `Measured on ${day} with ${machine}${before}: ${how}.`,
    ...(stolen
      ? [
          `Other machines took ${stolen.median} % of the CPU time in the median measurement and ${stolen.worst} % in the worst.`,
        ]
      : []),
    ...(provisional ? [busyNote] : []),
  ].join(' ');
}

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

/** Returns a row per measured page and engine. */
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
    '### Page weight',
    'Kilobytes in brotli, on the slow connection that Lighthouse simulates. *Before* is what the browser requested before the first paint. *In all* includes the scripts, which load later.',
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
    '### Lighthouse',
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

function connectionSection({connection}: Results): string[] {
  if (!connection) return [notYet];
  const {conditions, rounds, pages} = connection;
  return [
    measuredOn(conditions, `${plural(rounds)}, a quarter of the CPU`),
    'Milliseconds from the start of the navigation to the first and the largest paint. The reader and the server have TCP connections of their own kernel namespaces, with a round trip of 150 ms and 1.6 Mbit/s. Lighthouse calculates with the same numbers, but assumes that a style sheet is requested after the whole HTML has arrived.',
    markdownTable(
      ['Page', 'first paint', 'largest paint'],
      templateNames.flatMap((template) =>
        pages
          .filter((page) => page.template === template)
          .map(({engine, firstMs, largestMs}) => [
            `${template}: ${engines[engine].label}`,
            firstMs,
            largestMs,
          ]),
      ),
    ),
  ];
}

function tapsSection({taps}: Results): string[] {
  if (!taps) return [notYet];
  const seconds = (time: number | null) => (time === null ? 'lost' : (time / 1000).toFixed(2));
  return [
    measuredOn(taps.conditions, `${plural(taps.rounds)}, slow 4G, a quarter of the CPU`),
    'Seconds from a tap to the frame with its effect, on a page that is not cached, tapped 2, 4, and 8 s after the start of the navigation. *Next frame* is the largest time to the next frame, with or without the effect, which is what INP counts. *Lost* counts taps without an effect in all rounds.',
    markdownTable(
      ['Control', ...tapTimes.map((time) => `${time / 1000} s`), 'next frame ms', 'lost'],
      taps.rows.map(({engine, page, control, times, lost}) => [
        `${control} of ${page}: ${engines[engine].label}`,
        ...tapTimes.map((time) => seconds(times[time].effectMs)),
        Math.max(...tapTimes.map((time) => times[time].nextFrameMs)),
        lost,
      ]),
    ),
  ];
}

function navigationSection({navigation}: Results): string[] {
  if (!navigation) return [notYet];
  return [
    measuredOn(navigation.conditions, plural(navigation.rounds)),
    'From a guide to the next one in the sidebar. The pointer rests on the link for 200 ms before the click. The time is from the click to the frame that shows the next title. *Spread* is the distance between the quartiles at the speed where it is larger. Kilobytes are in brotli, without prefetching.',
    markdownTable(
      ['Engine', 'ms at a quarter of the CPU', 'ms at full speed', 'spread', 'kB'],
      engineIds.flatMap((id) => {
        const step = navigation.engines[id];
        return step
          ? [
              [
                engines[id].label,
                step.clickToPaintMs,
                step.atFullSpeedMs,
                step.spread === undefined ? undefined : `${step.spread} %`,
                step.kilobytes,
              ],
            ]
          : [];
      }),
    ),
  ];
}

function buildSection({build}: Results): string[] {
  if (!build) return [notYet];
  const sizes = Object.entries(build).sort(([a], [b]) => Number(a) - Number(b));
  return [
    'Clean builds of generated pages: seconds, the peak memory of all processes together, and the mean HTML size of a page in brotli.',
    ...sizes.flatMap(([size, {conditions, engines: built}]) => [
      `### ${Number(size).toLocaleString('en-US')} pages`,
      measuredOn(conditions, 'one build each'),
      markdownTable(
        ['Engine', 's', 'MB', 'HTML kB per page'],
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

/** Writes docs/performance.md from the results. */
export function performancePage(results: Results): string {
  return [
    '# Performance compared with other engines',
    "`npm run bench` writes this page from `bench/results/performance.json`, so don't edit it. All engines have the same pages behind the same nginx, in the same run. The other engines get the text of our articles as plain Markdown, without our drawings. Compare rows with each other, because another machine gives other figures.",
    '![Bytes of a guide before the first paint and in all](../bench/results/performance.svg)',
    '## Goals',
    'These goals use the figures below. Measure the goals for load and navigation again whenever their section says so.',
    goalsTable(results),
    '## Load',
    ...loadSection(results),
    '## Slow connection',
    ...connectionSection(results),
    '## Taps',
    ...tapsSection(results),
    '## Navigation',
    ...navigationSection(results),
    '## Build',
    ...buildSection(results),
    '',
  ].join('\n\n');
}
