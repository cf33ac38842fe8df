import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Step {
  name: string;
  /** Run by bash. */
  command: string;
  /** Names of steps that have to pass first. */
  needs?: string[];
  /** How many cores the step keeps busy. */
  cores?: number;
  /** Processor seconds that the step usually takes. Twice as many are worth a warning. */
  budget?: number;
  env?: Record<string, string>;
}

type Outcome = 'passed' | 'failed' | 'skipped';

export interface Result {
  step: Step;
  outcome: Outcome;
  /** Wall-clock time. */
  seconds: number;
  /** Time of all processes that the step started and waited for, so without browsers that were killed. */
  processorSeconds: number;
}

interface Options {
  /** How many cores all steps together may use. */
  cores: number;
  /** Where the output of each step is kept. */
  logFolder: string;
  print?: (text: string) => void;
}

/**
 * Runs steps side by side, each as soon as its needs have passed and enough cores are free. Every step
 * runs to its end, whatever happens to the others. There's no time limit, because a slow machine isn't
 * a failure.
 */
export function runSteps(
  steps: Step[],
  {cores, logFolder, print = console.log}: Options,
): Promise<Result[]> {
  mkdirSync(logFolder, {recursive: true});
  const results = new Map<string, Result>();
  const waiting = [...steps];
  let freeCores = cores;

  const outcomeOf = (name: string): Outcome | undefined => results.get(name)?.outcome;
  const coresOf = ({cores: wanted = 1}: Step): number => Math.min(wanted, cores);

  return new Promise((resolve) => {
    function finish(result: Result): void {
      results.set(result.step.name, result);
      startWaiting();
      if (results.size === steps.length)
        resolve(steps.flatMap(({name}) => results.get(name) ?? []));
    }

    function skip(step: Step): void {
      print(`--- ${step.name}: skipped, because a step it needs failed`);
      finish({step, outcome: 'skipped', seconds: 0, processorSeconds: 0});
    }

    function start(step: Step): void {
      const began = Date.now();
      freeCores -= coresOf(step);
      print(`... ${step.name}`);
      const log = logOf(step, logFolder);
      const times = `${log}.times`;
      const output: Buffer[] = [];
      const program = spawn(
        'bash',
        ['-c', `(${step.command}\n)\ncode=$?; times >"$0"; exit $code`, times],
        {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...step.env}},
      );
      program.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      program.stderr.on('data', (chunk: Buffer) => output.push(chunk));
      program.on('close', (code) => {
        const seconds = Math.round((Date.now() - began) / 1000);
        const processorSeconds = processorTime(readFileSync(times, 'utf8'));
        rmSync(times);
        const text = Buffer.concat(output).toString('utf8');
        writeFileSync(log, text);
        const outcome = code === 0 ? 'passed' : 'failed';
        print(
          `=== ${step.name}\n${text.trimEnd()}\n` +
            `--- ${step.name}: ${outcome}, ${seconds} s, ${processorSeconds} processor seconds`,
        );
        freeCores += coresOf(step);
        finish({step, outcome, seconds, processorSeconds});
      });
    }

    function startWaiting(): void {
      const isBlocked = ({needs = []}: Step) =>
        needs.map(outcomeOf).some((outcome) => outcome === 'failed' || outcome === 'skipped');
      const canStart = (step: Step) =>
        (step.needs ?? []).every((name) => outcomeOf(name) === 'passed') &&
        coresOf(step) <= freeCores;
      // Skipping a step may block others, so the list is read again after each.
      const next = waiting.find((step) => isBlocked(step) || canStart(step));
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      if (isBlocked(next)) return skip(next);
      start(next);
      startWaiting();
    }

    startWaiting();
  });
}

/** Adds up what bash's `times` prints: user and system time of the shell, then of its children. */
function processorTime(times: string): number {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return Math.round(
    parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0),
  );
}

function logOf({name}: Step, folder: string): string {
  return path.join(folder, `${name.replaceAll(/\W+/g, '-')}.log`);
}

/** How the output of each failed step ends, for logs of which only the end is kept. */
export function failures(results: Result[], logFolder: string): string {
  return results
    .filter(({outcome}) => outcome === 'failed')
    .map(
      ({step}) =>
        `=== ${step.name} failed\n${readFileSync(logOf(step, logFolder), 'utf8').slice(-4000)}`,
    )
    .join('\n');
}

/** A line per step, the most expensive first, and warnings about steps that have become expensive. */
export function summary(results: Result[]): string {
  const lines = [...results]
    .sort((a, b) => b.processorSeconds - a.processorSeconds)
    .map(({step, outcome, seconds, processorSeconds}) => {
      const columns = [processorSeconds, step.budget ?? '', seconds].map((value) =>
        String(value).padStart(8),
      );
      return `${columns.join('')}  ${outcome.padEnd(8)}${step.name}`;
    });
  const warnings = results
    .filter(({step, processorSeconds}) => step.budget && processorSeconds > step.budget * 2)
    .map(({step}) => `Warning: ${step.name} takes more than twice its budget.`);
  const total = results.reduce((sum, {processorSeconds}) => sum + processorSeconds, 0);
  return [
    '     CPU  budget    wall  (seconds)',
    ...lines,
    `${String(total).padStart(8)} processor seconds in all`,
    ...warnings,
  ].join('\n');
}
