import {type EngineId, engines} from '../engines';
import type {LoadFigures, Results, SizeFigures} from '../results';
import {type TapFigures, type TapTime, tapTimes} from '../measures/taps';
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

  /** On the template where the ratio to the other engine is worst. */
  const worstRatio = (
    goal: string,
    id: EngineId,
    limit: number,
    figure: (of: LoadFigures) => number,
  ): Goal => {
    const pairs = templateNames.flatMap((template) => {
      const [mine, theirs] = [page('ours', template), page(id, template)];
      return mine && theirs ? [{template, mine: figure(mine), theirs: figure(theirs)}] : [];
    });
    const [found] = pairs.toSorted((a, b) => b.mine / b.theirs - a.mine / a.theirs);
    return ratio(
      `${goal}, at most ${limit} × ${engines[id].label}, every template (worst: ${found?.template ?? 'unknown'})`,
      found?.mine,
      found?.theirs,
      limit,
    );
  };

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
      `Score at most 5 points under ${engines[id].label}, every template`,
      behind(id),
      5,
      'points under it',
    );

  return [
    atMost(
      'Before first paint at most 45 kB, every template',
      everyTemplate(({weight}) => weight.beforePaint.total),
      45,
      'kB',
    ),
    atMost(
      'No script before first paint, every template',
      everyTemplate(({weight}) => weight.beforePaint.js),
      0,
      'kB',
    ),
    worstRatio('JavaScript in all, kB', 'docusaurus', 0.8, ({weight}) => weight.inAll.js),
    worstRatio(
      'Largest paint as Lighthouse calculates it, ms',
      'plain-html',
      1.15,
      ({lighthouse}) => lighthouse.lcpMs,
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

function connectionGoals({connection}: Results): Goal[] {
  const largest = (id: EngineId, wanted: Template) =>
    connection?.pages.find(({engine, template}) => engine === id && template === wanted)?.largestMs;
  return templateNames.flatMap((template) => {
    const [mine, theirs] = [largest('ours', template), largest('plain-html', template)];
    const goal = `Largest paint on a slow connection, ms, at most 1.15 × Plain HTML, ${template}`;
    return mine && theirs ? [ratio(goal, mine, theirs, 1.15)] : [];
  });
}

function tapGoals({taps}: Results): Goal[] {
  const mine = taps?.rows.filter(({engine}) => engine === 'ours');
  const effect = (times: TapFigures, time: TapTime) => times[time].effectMs ?? Infinity;
  const slowest = (time: TapTime) => mine && worst(mine.map(({times}) => effect(times, time)));
  /** The cases in which bare Docusaurus was faster. It doesn't have all of our controls. */
  const slower = mine?.flatMap(({page, control, times}) => {
    const bare = taps?.rows.find(
      (row) => row.engine === 'docusaurus' && row.page === page && row.control === control,
    );
    return tapTimes.filter((time) => bare && effect(times, time) > effect(bare.times, time));
  });
  const nextFrame =
    mine && worst(mine.flatMap(({times}) => tapTimes.map((time) => times[time].nextFrameMs)));
  return [
    atMost('Tap after 2 s takes effect within 1 s, every control', slowest(2000), 1000, 'ms'),
    atMost('Tap after 4 s takes effect within 300 ms, every control', slowest(4000), 300, 'ms'),
    atMost('Tap after 8 s takes effect within 300 ms, every control', slowest(8000), 300, 'ms'),
    atMost('Next frame within 200 ms of a tap (INP), every control', nextFrame, 200, 'ms'),
    atMost('No tap slower than in bare Docusaurus', slower?.length, 0, 'slower'),
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
  const next = (id: EngineId) => navigation?.engines[id];
  return [
    ratio(
      'Navigation at most 0.8 × bare Docusaurus, quarter of the CPU, ms',
      step?.clickToPaintMs,
      next('docusaurus')?.clickToPaintMs,
      0.8,
    ),
    ratio(
      'Navigation at most 0.8 × bare Docusaurus, full speed, ms',
      step?.atFullSpeedMs,
      next('docusaurus')?.atFullSpeedMs,
      0.8,
    ),
    ratio(
      'Navigation not slower than plain HTML, quarter of the CPU, ms',
      step?.clickToPaintMs,
      next('plain-html')?.clickToPaintMs,
      1,
    ),
    atMost('Navigation at most 15 kB', step?.kilobytes, 15, 'kB'),
  ];
}

function buildGoals({build}: Results): Goal[] {
  const percent = (figure: (of: SizeFigures, pages: number) => number): Figure => {
    const [small, large] = [build?.['250']?.engines.ours, build?.['2500']?.engines.ours];
    if (!small || !large) return undefined;
    return Math.round((figure(large, 2500) / figure(small, 250) - 1) * 100);
  };
  const grown = (goal: string, figure: Figure, limit: number) =>
    atMost(`${goal}, from 250 to 2,500 pages`, figure, limit, '%');
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
  ...connectionGoals(results),
  ...tapGoals(results),
  ...navigationGoals(results),
  ...buildGoals(results),
];
