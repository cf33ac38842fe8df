import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import {loadHistory, type PastResults} from './quality-history';

const claimSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
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

/** Claims that answer one question of a visitor. */
const topicSchema = z.strictObject({
  question: z.string().endsWith('?').max(60),
  about: z.string().endsWith('.').max(200),
  claims: z.array(claimSchema).min(1),
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

export type Topic = z.infer<typeof topicSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Results = z.infer<typeof resultsSchema>;

type State = 'holds' | 'missed' | 'not measured';

export interface Row extends Pick<Claim, 'id' | 'claim' | 'command'> {
  question: string;
  result: string;
  goal: string;
  state: State;
  /** A date such as 2026-03-01, or null if nothing was measured. */
  measured: string | null;
  /** The results of releases, oldest first, and then of this build. */
  history: Point[];
}

/** A percentage if the goal is one, and otherwise a number. */
interface Point {
  date: string;
  value: number;
}

/** The cells of a row on the page. The history's cell also has a chart. */
export const cellsOf = ({
  claim,
  result,
  goal,
  state,
  history,
  measured,
  command,
}: Row): string[] => [
  claim,
  state === 'holds' ? result : `${state}: ${result}, goal: ${goal}`,
  historyText(history, result.endsWith('%)')),
  measured ?? 'never',
  command,
];

function historyText(history: Point[], isShare: boolean): string {
  const shown = history.map(({value}) => (isShare ? percent(value) : number(value)));
  const [first] = shown;
  if (shown.length < 2) return 'new';
  return shown.every((value) => value === first) ? 'unchanged' : `${first} → ${shown.at(-1)}`;
}

/** The content of the page and of quality.json. */
export interface QualityReport {
  commit: string;
  topics: Pick<Topic, 'question' | 'about'>[];
  rows: Row[];
  reviews: Results['reviews'];
}

/** Written by `npm run quality`. The next build shows the results. */
export const resultsFile = '.cache/quality.json';

export const loadTopics = (folder: string): Topic[] =>
  z.array(topicSchema).parse(YAML.parse(readFileSync(path.join(folder, 'quality.yaml'), 'utf8')));

/** Undefined when nothing was measured. */
export function loadReport(folder: string, file = resultsFile): QualityReport | undefined {
  if (!existsSync(file)) return undefined;
  const results = resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (Object.keys(results.figures).length === 0) return undefined;
  return qualityReport(loadTopics(folder), results, loadHistory(folder));
}

export function qualityReport(
  topics: Topic[],
  {commit, figures, reviews}: Results,
  past: PastResults[],
): QualityReport {
  return {
    commit,
    topics: topics.map(({question, about}) => ({question, about})),
    rows: topics.flatMap(({question, claims}) =>
      claims.map((claim) => ({question, ...toRow(claim, figures[claim.id], past)})),
    ),
    reviews,
  };
}

function toRow(
  {id, claim, command, goal}: Claim,
  figure: Figure | undefined,
  past: PastResults[],
): Omit<Row, 'question'> {
  const releases = past.map(({date, figures}) => ({date, figure: figures[id]}));
  const now = {date: figure?.at.slice(0, 10) ?? '', figure};
  return {
    id,
    claim,
    result: figure ? resultText(figure, goal) : 'no result',
    goal: goalText(goal),
    state: figure ? stateOf(figure, goal) : 'not measured',
    measured: figure ? now.date : null,
    history: [...releases, now].flatMap(({date, figure: known}) =>
      known ? [{date, value: pointValue(known, goal)}] : [],
    ),
    command,
  };
}

const number = (value: number): string => value.toLocaleString('en');
const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** If everything must pass, the history shows how much was checked. */
const pointValue = ({value, of = 1}: Pick<Figure, 'value' | 'of'>, goal: Claim['goal']): number =>
  goal && 'share' in goal ? value / of : value;

function resultText({value, of}: Figure, goal: Claim['goal']): string {
  if (of === undefined) return goal && 'atMost' in goal && value === 0 ? 'none' : number(value);
  if (goal && 'share' in goal) return `${number(value)} of ${number(of)} (${percent(value / of)})`;
  return value === of && of > 0 ? `all ${number(of)}` : `${number(value)} of ${number(of)}`;
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
