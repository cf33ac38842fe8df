import {existsSync, readFileSync} from 'node:fs';
import YAML from 'yaml';
import * as z from 'zod';

const claimSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  group: z.string().min(3).max(60),
  claim: z.string().min(10).max(120),
  command: z.string().startsWith('npm run '),
  source: z.union([
    z.strictObject({report: z.string(), files: z.string().optional()}),
    z.strictObject({figure: z.string()}),
  ]),
  /** If omitted, everything must pass. */
  goal: z
    .union([
      z.strictObject({atLeast: z.number()}),
      z.strictObject({atMost: z.number()}),
      z.strictObject({share: z.number().max(1)}),
    ])
    .optional(),
});

const figureSchema = z.strictObject({
  value: z.number(),
  of: z.number().optional(),
  // eslint-disable-next-line id-denylist -- a key of the results file
  at: z.iso.datetime(),
});

const resultsSchema = z.strictObject({
  commit: z.string(),
  figures: z.record(z.string(), figureSchema),
  reviews: z.array(z.strictObject({page: z.string(), reviewed: z.iso.date()})),
});

export type Claim = z.infer<typeof claimSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Results = z.infer<typeof resultsSchema>;

type State = 'holds' | 'missed' | 'not measured';

export interface Row extends Pick<Claim, 'id' | 'group' | 'claim' | 'command'> {
  result: string;
  goal: string;
  state: State;
  /** A date such as 2026-03-01, or null if nothing was measured. */
  measured: string | null;
}

/** The cells of a row on the page. */
export const cellsOf = ({claim, result, goal, state, measured, command}: Row): string[] => [
  ...[claim, result, goal, state, measured ?? 'never'],
  command.replace('npm run ', ''),
];

/** The content of the page and of quality.json. */
export interface QualityReport {
  commit: string;
  rows: Row[];
  reviews: Results['reviews'];
}

/** Written by `npm run quality`. The next build shows the results. */
export const resultsFile = '.cache/quality.json';

export const loadClaims = (file: string): Claim[] =>
  z.array(claimSchema).parse(YAML.parse(readFileSync(file, 'utf8')));

/** Undefined when nothing was measured. */
export function loadReport(claimsFile: string, file = resultsFile): QualityReport | undefined {
  if (!existsSync(file)) return undefined;
  const results = resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (Object.keys(results.figures).length === 0) return undefined;
  return qualityReport(loadClaims(claimsFile), results);
}

export function qualityReport(claims: Claim[], {commit, figures, reviews}: Results): QualityReport {
  return {commit, rows: claims.map((claim) => toRow(claim, figures[claim.id])), reviews};
}

function toRow({id, group, claim, command, goal}: Claim, figure: Figure | undefined): Row {
  return {
    id,
    group,
    claim,
    result: figure ? resultText(figure, goal) : 'no result',
    goal: goalText(goal),
    state: figure ? stateOf(figure, goal) : 'not measured',
    measured: figure ? figure.at.slice(0, 10) : null,
    command,
  };
}

const number = (value: number): string => value.toLocaleString('en');
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

function resultText({value, of}: Figure, goal: Claim['goal']): string {
  if (of === undefined) return number(value);
  const counted = `${number(value)} of ${number(of)}`;
  return goal && 'share' in goal ? `${counted}, ${percent(value / of)}` : counted;
}

function goalText(goal: Claim['goal']): string {
  if (!goal) return 'all';
  if ('share' in goal) return `at least ${percent(goal.share)}`;
  if ('atLeast' in goal) return `at least ${number(goal.atLeast)}`;
  return goal.atMost === 0 ? 'none' : `at most ${number(goal.atMost)}`;
}

function stateOf({value, of}: Figure, goal: Claim['goal']): State {
  if (!goal) return of !== undefined && of > 0 && value === of ? 'holds' : 'missed';
  if ('share' in goal) return of && value / of >= goal.share ? 'holds' : 'missed';
  if ('atLeast' in goal) return value >= goal.atLeast ? 'holds' : 'missed';
  return value <= goal.atMost ? 'holds' : 'missed';
}
