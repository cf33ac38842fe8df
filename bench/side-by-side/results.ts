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

/** Replaces parts and keeps the others. */
export const keepResults = (parts: Results): Promise<void> =>
  writeFormatted(file, JSON.stringify({...readResults(), ...parts}));
