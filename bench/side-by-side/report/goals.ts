import {type EngineId, engines} from '../engines';
import type {LoadFigures, Results, SizeFigures} from '../results';
import type {tapTimes} from '../measures/taps';
import {type Template, templateNames} from '../../../tools/budgets/templates';

export type Goal = {
  goal: string;
  /** Undefined if a figure that it needs wasn't measured. */
  reached?: {figure: string; met: boolean};
};

type Figure = number | undefined;

const atMost = (goal: string, figure: Figure, limit: number, unit: string): Goal => ({
  goal,
  reached: figure === undefined ? undefined : {figure: `${figure} ${unit}`, met: figure <= limit},
});

const ratio = (goal: string, mine: Figure, theirs: Figure, limit: number): Goal => ({
  goal,
  reached:
    mine === undefined || theirs === undefined
      ? undefined
      : {figure: `${mine} to ${theirs}`, met: mine <= theirs * limit},
});

const worst = (figures: number[]): Figure =>
  figures.length > 0 ? Math.max(...figures) : undefined;

function loadGoals({load}: Results): Goal[] {
  const page = (id: EngineId, template: Template) => load?.pages[id]?.[template];
  const everyTemplate = (figure: (of: LoadFigures) => number) =>
    worst(templateNames.flatMap((template) => page('ours', template) ?? []).map(figure));
  const guide = (id: EngineId) => page(id, 'guide');

  /** The other engine's lead in points, on the template where it's largest. */
  const behind = (id: EngineId) =>
    worst(
      templateNames.flatMap((template) => {
        const [mine, theirs] = [page('ours', template), page(id, template)];
        return mine && theirs ? [theirs.lighthouse.score - mine.lighthouse.score] : [];
      }),
    );
  const score = (id: EngineId) =>
    atMost(
      `Score at most 3 points under ${engines[id].label}, every template`,
      behind(id),
      3,
      'points under it',
    );

  return [
    atMost(
      'Before first paint at most 60 kB, every template',
      everyTemplate(({weight}) => weight.beforePaint.total),
      60,
      'kB',
    ),
    atMost(
      'No script before first paint, every template',
      everyTemplate(({weight}) => weight.beforePaint.js),
      0,
      'kB',
    ),
    ratio(
      'JavaScript in all at most 0.72 × bare Docusaurus, guide, kB',
      guide('ours')?.weight.inAll.js,
      guide('docusaurus')?.weight.inAll.js,
      0.72,
    ),
    ratio(
      'Largest paint at most 1.15 × plain HTML, guide, ms',
      guide('ours')?.lighthouse.lcpMs,
      guide('plain-html')?.lighthouse.lcpMs,
      1.15,
    ),
    ratio(
      'Blocking time at most 0.5 × bare Docusaurus, guide, ms',
      guide('ours')?.lighthouse.tbtMs,
      guide('docusaurus')?.lighthouse.tbtMs,
      0.5,
    ),
    atMost(
      'No layout shift, every template',
      everyTemplate(({lighthouse}) => lighthouse.cls),
      0,
      '',
    ),
    score('plain-html'),
    score('starlight'),
    atMost('Score ahead of VitePress', behind('vitepress'), -1, 'points under it'),
  ];
}

function tapGoals({taps}: Results): Goal[] {
  const mine = taps?.rows.filter(({engine}) => engine === 'ours');
  const slowest = (time: (typeof tapTimes)[number]) =>
    mine && worst(mine.map(({times}) => times[time] ?? Infinity));
  return [
    atMost('Tap after 2 s takes effect within 1 s, every control', slowest(2000), 1000, 'ms'),
    atMost('Tap after 4 s takes effect within 300 ms, every control', slowest(4000), 300, 'ms'),
    atMost('Tap after 8 s takes effect within 300 ms, every control', slowest(8000), 300, 'ms'),
    atMost(
      'No tap is lost',
      mine?.reduce((sum, {lost}) => sum + lost, 0),
      0,
      '',
    ),
  ];
}

function navigationGoals({navigation}: Results): Goal[] {
  const step = navigation?.engines.ours;
  return [
    atMost('Navigation within 100 ms', step?.clickToPaintMs, 100, 'ms'),
    atMost('Navigation at most 15 kB', step?.kilobytes, 15, 'kB'),
  ];
}

function buildGoals({build}: Results): Goal[] {
  const percent = (figure: (of: SizeFigures, pages: number) => number): Figure => {
    const [small, large] = [build?.['250']?.engines.ours, build?.['1000']?.engines.ours];
    if (!small || !large) return undefined;
    return Math.round((figure(large, 1000) / figure(small, 250) - 1) * 100);
  };
  const grown = (goal: string, figure: Figure, limit: number) =>
    atMost(`${goal}, from 250 to 1,000 pages`, figure, limit, '%');
  return [
    grown(
      'HTML a page grows at most 10 %',
      percent(({htmlPerPage}) => htmlPerPage),
      10,
    ),
    grown(
      'Build time a page does not grow',
      percent(({seconds}, pages) => seconds / pages),
      0,
    ),
    grown(
      'Memory a page does not grow',
      percent(({peakMemoryMb}, pages) => peakMemoryMb / pages),
      0,
    ),
  ];
}

/** Our goals, with the results of one run. */
export const goals = (results: Results): Goal[] => [
  ...loadGoals(results),
  ...tapGoals(results),
  ...navigationGoals(results),
  ...buildGoals(results),
];
