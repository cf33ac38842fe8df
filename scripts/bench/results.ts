import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {EngineId} from './engines';
import type {BuildFigures} from './measures/timed-build';
import type {LighthouseFigures} from './measures/lighthouse';
import type {NavigationFigures} from './measures/navigation';
import type {PageWeight} from './measures/weight';
import type {Template} from './templates';

/** When and where a part was measured. */
export type Conditions = {
  day: string;
  /** Fewer rounds than usual, or other work on the machine: good for a look, not for a verdict. */
  provisional: boolean;
  machine: string;
};

export type LoadFigures = {weight: PageWeight; lighthouse: LighthouseFigures};
export type SizeFigures = BuildFigures & {
  /** Mean of pages spread over the set, kilobytes in brotli. */
  htmlPerPage: number;
};

export type Results = {
  load?: {
    conditions: Conditions;
    rounds: number;
    pages: Partial<Record<EngineId, Partial<Record<Template, LoadFigures>>>>;
  };
  navigation?: {
    conditions: Conditions;
    rounds: number;
    engines: Partial<Record<EngineId, NavigationFigures>>;
  };
  /** By number of pages. */
  build?: Record<string, {conditions: Conditions; engines: Partial<Record<EngineId, SizeFigures>>}>;
};

const file = path.join('docs', 'bench', 'performance.json');

export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Written as the project's formatter leaves it. */
export async function writeFormatted(target: string, text: string): Promise<void> {
  mkdirSync(path.dirname(target), {recursive: true});
  const options = await resolveConfig(target);
  writeFileSync(target, await format(text, {...options, filepath: target}));
}

/** Replaces one part and leaves the others as they were measured. */
export async function keepResults(part: Partial<Results>): Promise<Results> {
  const results = {...readResults(), ...part};
  await writeFormatted(file, JSON.stringify(results, null, 2));
  return results;
}

export const fullRounds = 5;

/** How busy the machine is before the bench itself keeps it busy. */
const busyAtStart = (loadavg()[0] ?? 0) > 1;

export function conditions({rounds}: {rounds: number}): Conditions {
  return {
    day: new Date().toISOString().slice(0, 10),
    provisional: busyAtStart || rounds < fullRounds,
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
  };
}
