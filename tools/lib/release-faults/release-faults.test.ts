import {expect, it} from 'vitest';
import {runFaults} from './run-faults';

/** `npm run bench:releases` injects 1,000. */
const count = 60;

it(`serves exactly one release after each of ${count} faults`, async () => {
  const {problems, faults, commands, kinds, seconds} = await runFaults(1, count);
  console.log(
    `${faults} faults of ${Object.keys(kinds).length} kinds in ${seconds} s: ` +
      `${commands.failed} commands failed, ${commands.passed} ended well, ${problems.length} problems`,
  );
  expect(problems).toEqual([]);
  expect(faults).toBe(count);
  // The test is only meaningful if faults make commands fail.
  expect(commands.failed).toBeGreaterThan(count / 4);
}, 240_000);
