/**
 * Purpose: a game day. Injects faults into a small site with a real nginx, real releases, and the exporters. For
 *   each fault, the shipped alert has to fire on the recorded metrics within two minutes, and the commands in
 *   docs/runbook.md have to repair it. It needs nginx, promtool, and prometheus-nginx-exporter.
 * Usage: npm run game-day [-- --only NAME] [--port 4400]
 *   --write writes bench/results/game-day.json and the table in docs/operations.md.
 * Exit code: 1 if a fault isn't detected or isn't repaired.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {runGameDay, type Result} from './lib/game-day/run';
import {writeFormatted} from './lib/write-formatted';

const {values} = parseArgs({
  options: {
    only: {type: 'string', default: ''},
    port: {type: 'string', default: '4400'},
    write: {type: 'boolean', default: false},
  },
});

const line = ({fault, alert, firesAfter, blocks, repairSeconds, problem}: Result): string =>
  [
    fault.padEnd(52),
    alert.padEnd(24),
    `${firesAfter ?? '–'} s`.padStart(6),
    `${blocks ?? '–'} block(s), ${repairSeconds} s`,
    problem ?? '',
  ].join('  ');

/** The rows of "What fails when" in docs/operations.md. */
function table(results: Result[]): string {
  return [
    '| Fault | What readers see | Alert | Fires after | Repair |',
    '| --- | --- | --- | ---: | ---: |',
    ...results.map(
      ({fault, readers, alert, firesAfter, repairSeconds}) =>
        `| ${fault} | ${readers} | [${alert}](runbook.md#${alert.toLowerCase()}) | ${firesAfter} s | ${Math.round(repairSeconds)} s |`,
    ),
  ].join('\n');
}

const marks = ['<!-- game day -->', '<!-- end of game day -->'] as const;

async function main(): Promise<void> {
  const results = await runGameDay(
    Number(values.port),
    ({name, alert}) => `${name} ${alert}`.includes(values.only),
    (result) => console.log(line(result)),
  );
  const good = results.filter(({problem}) => problem === undefined);
  console.log(`${good.length} of ${results.length} faults were detected and repaired`);
  if (good.length < results.length) process.exitCode = 1;
  if (!values.write) return;
  const measured = new Date().toISOString().slice(0, 10);
  writeFileSync('bench/results/game-day.json', `${JSON.stringify({measured, results}, null, 2)}\n`);
  const file = 'docs/operations.md';
  const text = readFileSync(file, 'utf8');
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  await writeFormatted(
    file,
    `${text.slice(0, start)}${marks[0]}\n\n${table(results)}\n\n${text.slice(end)}`,
  );
}

void main();
