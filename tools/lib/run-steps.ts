import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Step {
  name: string;
  /** Run by the shell. */
  command: string;
  /** Names of steps that have to pass first. */
  needs?: string[];
  /** How many cores the step keeps busy. */
  cores?: number;
}

type Outcome = 'passed' | 'failed' | 'skipped';

export interface Result {
  name: string;
  outcome: Outcome;
  seconds: number;
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
    function finish(step: Step, outcome: Outcome, seconds: number): void {
      results.set(step.name, {name: step.name, outcome, seconds});
      startWaiting();
      if (results.size === steps.length)
        resolve(steps.flatMap(({name}) => results.get(name) ?? []));
    }

    function start(step: Step): void {
      const began = Date.now();
      freeCores -= coresOf(step);
      print(`... ${step.name}`);
      const output: Buffer[] = [];
      const program = spawn(step.command, {shell: true, stdio: ['ignore', 'pipe', 'pipe']});
      program.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      program.stderr.on('data', (chunk: Buffer) => output.push(chunk));
      program.on('close', (code) => {
        const seconds = Math.round((Date.now() - began) / 1000);
        const text = Buffer.concat(output).toString('utf8');
        writeFileSync(logOf(step.name, logFolder), text);
        const outcome = code === 0 ? 'passed' : 'failed';
        print(`=== ${step.name}\n${text.trimEnd()}\n--- ${step.name}: ${outcome}, ${seconds} s`);
        freeCores += coresOf(step);
        finish(step, outcome, seconds);
      });
    }

    function startWaiting(): void {
      for (const step of [...waiting]) {
        const needs = (step.needs ?? []).map(outcomeOf);
        const isBlocked = needs.some((outcome) => outcome === 'failed' || outcome === 'skipped');
        const isReady = needs.every((outcome) => outcome === 'passed');
        if (!isBlocked && !(isReady && coresOf(step) <= freeCores)) continue;
        waiting.splice(waiting.indexOf(step), 1);
        if (isReady) {
          start(step);
        } else {
          print(`--- ${step.name}: skipped, because a step it needs failed`);
          finish(step, 'skipped', 0);
        }
      }
    }

    startWaiting();
  });
}

function logOf(step: string, folder: string): string {
  return path.join(folder, `${step.replaceAll(/\W+/g, '-')}.log`);
}

/** How the output of each failed step ends, for logs of which only the end is kept. */
export function failures(results: Result[], logFolder: string): string {
  return results
    .filter(({outcome}) => outcome === 'failed')
    .map(
      ({name}) =>
        `=== ${name} failed\n${readFileSync(logOf(name, logFolder), 'utf8').slice(-4000)}`,
    )
    .join('\n');
}

/** One line per step, the slowest first. */
export function summary(results: Result[]): string {
  return [...results]
    .sort((a, b) => b.seconds - a.seconds)
    .map(
      ({name, outcome, seconds}) => `${String(seconds).padStart(6)} s  ${outcome.padEnd(8)}${name}`,
    )
    .join('\n');
}
