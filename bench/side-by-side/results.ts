import {existsSync, readFileSync} from 'node:fs';
import {writeFormatted} from '@docs/tools';
import type {SiteId} from './engines';
import type {Conditions} from './measures/conditions';
import type {ControlName} from './measures/tap-effect';
import type {Tap, TapTime} from './measures/taps';
import type {BuildFigures} from './measures/timed-build';
import type {Visit} from './measures/visit';
import type {PageName} from './options';

type Row = {site: SiteId; page: PageName};
export type PaintRow = Row & {rounds: Visit[]};
export type TapRow = Row & {control: ControlName; rounds: Record<TapTime, Tap>[]};
/** Milliseconds in each round. */
export type NavigationRow = {site: SiteId; full: number[]; quarter: number[]};
export type BuildRow = {site: SiteId} & BuildFigures;

type Part<PartRow> = {conditions: Conditions; rows: PartRow[]};

/** The figures of every round, so that you can see how far they are apart. */
export type Results = {
  paint?: Part<PaintRow>;
  taps?: Part<TapRow>;
  navigation?: Part<NavigationRow>;
  build?: Part<BuildRow>;
};

const file = 'bench/results/side-by-side.json';

export const readResults = (): Results =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};

/** Replaces parts and keeps the others. With `add`, their rounds follow those of earlier runs. */
export function keepResults(parts: Results, add = false): Promise<void> {
  const earlier = readResults();
  const added = Object.entries(parts).map(([name, part]) => {
    const before = earlier[name as keyof Results];
    return [name, add && before ? withRounds(before, part) : part];
  });
  return writeFormatted(file, JSON.stringify({...earlier, ...Object.fromEntries(added)}));
}

type AnyPart = Part<Record<string, unknown>>;

/** Rows are the same if everything but their lists of rounds is. */
export function withRounds(earlier: AnyPart, later: AnyPart): AnyPart {
  const keyOf = (row: object) =>
    JSON.stringify(Object.entries(row).filter(([, value]) => !Array.isArray(value)));
  const rows = new Map(earlier.rows.map((row) => [keyOf(row), row]));
  for (const row of later.rows) {
    const before = rows.get(keyOf(row)) ?? {};
    const join = ([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value)
        ? [...((before[name] as unknown[]) ?? []), ...(value as unknown[])]
        : value,
    ];
    rows.set(keyOf(row), Object.fromEntries(Object.entries(row).map(join)) as typeof row);
  }
  const worst = (name: 'load' | 'stolenPercent') =>
    Math.max(earlier.conditions[name], later.conditions[name]);
  const conditions = {
    ...later.conditions,
    load: worst('load'),
    stolenPercent: worst('stolenPercent'),
  };
  return {conditions, rows: [...rows.values()]};
}
