import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {failures, runSteps, type Step, summary} from './run-steps';

async function run(steps: Step[], cores = 2) {
  const printed: string[] = [];
  const logFolder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  const results = await runSteps(steps, {cores, logFolder, print: (text) => printed.push(text)});
  return {
    logFolder,
    printed,
    results,
    outcomes: Object.fromEntries(results.map(({step, outcome}) => [step.name, outcome])),
  };
}

it('runs all steps although one fails, and skips only what needs it', async () => {
  const {outcomes, printed} = await run([
    {name: 'broken', command: 'exit 3'},
    {name: 'fine', command: 'true'},
    {name: 'after broken', command: 'true', needs: ['broken']},
    {name: 'after skipped', command: 'true', needs: ['after broken']},
  ]);
  expect(outcomes).toEqual({
    broken: 'failed',
    fine: 'passed',
    'after broken': 'skipped',
    'after skipped': 'skipped',
  });
  expect(printed.filter((text) => text.includes('skipped'))).toHaveLength(2);
});

it('keeps the output of a step together', async () => {
  const {printed, logFolder} = await run([
    {name: 'a step', command: 'echo one; echo two >&2'},
    {name: 'another', command: 'echo three'},
  ]);
  expect(printed.find((text) => text.startsWith('=== a step'))).toContain('one\ntwo');
  expect(readFileSync(path.join(logFolder, 'a-step.log'), 'utf8')).toBe('one\ntwo\n');
});

it('repeats how a failed step ended', async () => {
  const {results, logFolder} = await run([
    {name: 'a step', command: 'echo why; exit 1'},
    {name: 'another', command: 'echo fine'},
  ]);
  expect(failures(results, logFolder)).toBe('=== a step failed\nwhy\n');
});

it('runs no more at a time than there are cores', async () => {
  const {printed} = await run(
    [
      {name: 'first', command: 'sleep 0.2'},
      {name: 'wide', command: 'true', cores: 5},
      {name: 'last', command: 'true'},
    ],
    1,
  );
  const order = printed.filter((text) => !text.startsWith('===')).map((text) => text.slice(4));
  expect(order).toEqual(['first', 'wide', 'last']);
});

it('counts the processor time of what a step started', async () => {
  const busy = 'node -e "while (process.cpuUsage().user < 600_000);"';
  const {results} = await run([{name: 'busy', command: busy, budget: 100}]);
  expect(results[0]?.processorSeconds).toBeGreaterThan(0);
  expect(summary(results)).not.toContain('Warning');
});

it('warns about a step that takes twice its budget', () => {
  const step = {name: 'sweep', command: '', budget: 100};
  const result = {step, outcome: 'passed' as const, seconds: 1, processorSeconds: 201};
  expect(summary([result])).toContain('Warning: sweep');
});
