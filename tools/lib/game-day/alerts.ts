import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import type {Samples} from './samples';

export interface Recording {
  healthy: Samples;
  faulty: Samples;
  repaired: Samples;
  /** True for a fault that lasts, such as an attack. Its counters keep growing. */
  isLasting: boolean;
}

interface Outcome {
  /** Seconds until the alert fires, or `undefined` if it doesn't within two minutes. */
  firesAfter?: number;
  isQuietBefore: boolean;
  isQuietAfter: boolean;
}

/** In seconds, as in deploy/monitoring/prometheus.yaml. */
const interval = 15;
const phases = {healthy: 600, faulty: 120, repaired: 900};

/** Evaluates the shipped rules on recorded samples with promtool: ten minutes healthy, two faulty, and repaired. */
export function evaluateAlert(alert: string, recording: Recording): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'));
  const firing = `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;
  const anyFiring = 'count(ALERTS{alertstate="firing"}) or vector(0)';
  const times = Array.from(
    {length: phases.faulty / interval + 1},
    (_, index) => phases.healthy + index * interval,
  );
  const check = (expr: string, seconds: number) => ({
    expr,
    eval_time: `${seconds}s`,
    exp_samples: [{labels: '{}', value: 0}],
  });
  const end = phases.healthy + phases.faulty + phases.repaired - interval;
  const test = {
    rule_files: [path.resolve('deploy/monitoring/alerts.yaml')],
    evaluation_interval: `${interval}s`,
    tests: [
      {
        interval: `${interval}s`,
        input_series: seriesOf(recording),
        promql_expr_test: [
          check(anyFiring, phases.healthy - interval),
          ...times.map((time) => check(firing, time)),
          check(firing, end),
        ],
      },
    ],
  };
  try {
    const file = path.join(folder, 'test.yaml');
    writeFileSync(file, stringify(test));
    const {stdout, stderr, error} = spawnSync('promtool', ['test', 'rules', file], {
      encoding: 'utf8',
    });
    if (error) throw error;
    // promtool prints one line per time at which the count isn't 0.
    const fired = [...`${stdout}${stderr}`.matchAll(/time: ([\dhms]+)/g)].map(([, time = '']) =>
      secondsOf(time),
    );
    if (!/SUCCESS|FAILED/.test(stdout + stderr) || /yaml|parse/.test(stderr))
      throw new Error(`promtool said: ${stdout}${stderr}`);
    const first = fired.filter((time) => times.includes(time)).sort((a, b) => a - b)[0];
    return {
      ...(first === undefined ? {} : {firesAfter: first - phases.healthy}),
      isQuietBefore: !fired.includes(phases.healthy - interval),
      isQuietAfter: !fired.includes(end),
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const secondsOf = (text: string): number =>
  [...text.matchAll(/(\d+)([hms])/g)].reduce(
    (sum, [, number, unit = 's']) => sum + Number(number) * ({h: 3600, m: 60, s: 1}[unit] ?? 1),
    0,
  );

const isCounter = (series: string): boolean =>
  /^\w+_(?:total|bucket|sum|count|accepted|handled)\{/.test(series);

function seriesOf(recording: Recording): {series: string; values: string}[] {
  const {healthy, faulty, repaired, isLasting} = recording;
  const all = new Set([healthy, faulty, repaired].flatMap(({values}) => [...values.keys()]));
  return [...all].map((series) => {
    const before = healthy.values.get(series);
    const during = faulty.values.get(series);
    const perSecond =
      isLasting && isCounter(series)
        ? ((during ?? 0) - (before ?? 0)) / (faulty.time - healthy.time)
        : undefined;
    const values = [
      ...phase(healthy, series, 0, phases.healthy),
      ...(perSecond === undefined
        ? phase(faulty, series, phases.healthy, phases.faulty)
        : ramp(before ?? 0, perSecond)),
      ...phase(repaired, series, phases.healthy + phases.faulty, phases.repaired),
    ];
    return {series, values: values.join(' ')};
  });
}

/** Repeats a value. A series that disappears is stale, as after a failed scrape. */
function phase({time, values}: Samples, series: string, start: number, length: number): string[] {
  const value = values.get(series);
  const count = length / interval;
  if (value === undefined) return ['stale', ...Array.from({length: count - 1}, () => '_')];
  // The time of a test starts at 0.
  const shifted = series.includes('_timestamp_seconds') ? value - time + start : value;
  return Array.from({length: count}, () => String(shifted));
}

const ramp = (from: number, perSecond: number): string[] =>
  Array.from({length: phases.faulty / interval}, (_, index) =>
    String(from + perSecond * interval * (index + 1)),
  );
