import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {faults} from '../../tools/lib/game-day/faults';
import {readRunbook} from '../../tools/lib/game-day/runbook';
import {runGameDay} from '../../tools/lib/game-day/run';
import {gameDayPort} from './site';

interface Rules {
  groups: {rules: {alert?: string; annotations?: {runbook: string}}[]}[];
}

/** `npm run game-day` injects all faults. */
const few = ['A bit in a page is flipped', 'The configuration is deleted'];

it('detects faults with the shipped alerts, and repairs them with the runbook', async () => {
  const results = await runGameDay(gameDayPort, ({name}) => few.includes(name));
  console.log(results.map(({fault, firesAfter}) => `${fault}: ${firesAfter} s`).join(', '));
  expect(results.map(({problem}) => problem)).toEqual(few.map(() => undefined));
}, 180_000);

it('has rules that fire only when they should', () => {
  const args = ['test', 'rules', 'deploy/monitoring/alert-tests.yaml'];
  expect(execFileSync('promtool', args, {encoding: 'utf8'})).toContain('SUCCESS');
});

it('has a runbook entry with commands for every alert, and none for others', () => {
  const rules = parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')) as Rules;
  const alerts = rules.groups.flatMap(({rules: list}) => list).filter(({alert}) => alert);
  const runbook = readRunbook();
  expect(alerts.map(({alert}) => alert)).toEqual([...runbook.keys()]);
  for (const {alert = '', annotations} of alerts) {
    expect(runbook.get(alert)?.length, alert).toBeGreaterThan(0);
    expect(annotations?.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  }
});

it('injects at least 20 faults, each for an alert that exists', () => {
  expect(faults.length).toBeGreaterThanOrEqual(20);
  const runbook = readRunbook();
  expect(faults.filter(({alert}) => !runbook.has(alert))).toEqual([]);
});
