import {existsSync, readFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import path from 'node:path';
import {writeFormatted} from '../../tools/lib/write-formatted';
import type {EngineId} from './engines';
import type {BuildFigures} from './measures/timed-build';
import {median} from './measures/medians';
import type {LighthouseFigures} from './measures/lighthouse';
import type {NavigationFigures} from './measures/navigation';
import type {PaintFigures} from './measures/paint';
import type {TapFigures} from './measures/taps';
import {disturbedAbove, stolenPercentages} from './measures/undisturbed';
import type {PageWeight} from './measures/weight';
import type {Template} from '../../tools/budgets/templates';

/** The conditions under which a part was measured. */
export type Conditions = {
  day: string;
  /** There were fewer rounds than usual, or other load on the machine, so the results aren't reliable. */
  provisional: boolean;
  machine: string;
  /** The load average of the last minute before the bench started. */
  load?: number;
  /** Percent of the CPU time that went to other machines, in the median and the worst measurement. */
  stolen?: {median: number; worst: number};
};

export type LoadFigures = {weight: PageWeight; lighthouse: LighthouseFigures};
export type SizeFigures = BuildFigures & {
  /** The mean of pages spread over the set, in kilobytes (brotli). */
  htmlPerPage: number;
};

export type ConnectionPage = PaintFigures & {engine: EngineId; template: Template};

export type TapRow = {
  engine: EngineId;
  page: string;
  control: string;
  times: TapFigures;
  /** Taps without an effect, in all rounds. */
  lost: number;
};

export type Results = {
  load?: {
    conditions: Conditions;
    rounds: number;
    pages: Partial<Record<EngineId, Partial<Record<Template, LoadFigures>>>>;
  };
  /** Over a slow connection with real TCP. */
  connection?: {conditions: Conditions; rounds: number; pages: ConnectionPage[]};
  navigation?: {
    conditions: Conditions;
    rounds: number;
    engines: Partial<Record<EngineId, NavigationFigures>>;
  };
  taps?: {conditions: Conditions; rounds: number; rows: TapRow[]};
  /** By number of pages. */
  build?: Record<string, {conditions: Conditions; engines: Partial<Record<EngineId, SizeFigures>>}>;
};

const file = path.join('bench', 'results', 'performance.json');

export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Replaces one part and keeps the others. */
export async function keepResults(part: Partial<Results>): Promise<Results> {
  const results = {...readResults(), ...part};
  await writeFormatted(file, JSON.stringify(results, null, 2));
  return results;
}

export const fullRounds = 5;

const loadVariable = 'DOCS_BENCH_LOAD_AT_START';

/** Measured before the bench itself adds load. A part in a process of its own gets it from the first one. */
const loadAtStart = Number(process.env[loadVariable] ?? loadavg()[0]);

/** For a part that runs in a process of its own. */
export const environmentOfPart = {...process.env, [loadVariable]: String(loadAtStart)};

export function conditions({rounds}: {rounds: number}): Conditions {
  const stolen = stolenPercentages();
  return {
    day: new Date().toISOString().slice(0, 10),
    provisional: loadAtStart > 1 || rounds < fullRounds || median(stolen) > disturbedAbove,
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    load: Math.round(loadAtStart * 10) / 10,
    ...(stolen.length > 0 && {stolen: {median: median(stolen), worst: Math.max(...stolen)}}),
  };
}
