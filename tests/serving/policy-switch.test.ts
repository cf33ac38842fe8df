import {expect, it} from 'vitest';
import {checkResponses} from '../../tools/lib/release-faults/fitting-responses';
import {benchPort} from './site';

/** `npm run bench:releases` checks a million responses. */
it('sends no page with a policy or a script that does not fit, while releases change both', async () => {
  const {misfits, responses, releases, rollbacks, closed, seconds} = await checkResponses({
    port: benchPort,
    responses: 5_000,
    releases: 8,
    maxReleases: 30,
    connections: 20,
  });
  console.log(
    `${responses} responses during ${releases} releases and ${rollbacks} rollbacks in ${seconds} s, ` +
      `${misfits} don't fit, ${closed} connections closed`,
  );
  expect(misfits).toBe(0);
  expect(responses).toBeGreaterThanOrEqual(5_000);
}, 180_000);
