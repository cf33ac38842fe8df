import {afterAll, beforeAll, expect, it} from 'vitest';
import {caches, isInstalled} from '../../../tools/lib/caches/caches';
import {measureCache} from '../../../tools/lib/caches/measure-cache';
import {startOrigin, type Origin} from '../../../tools/lib/caches/origin';
import {cachePorts} from '../site';

/** A short version of `npm run bench:caches`, which sends 100,000 requests. */
const requests = 1000;

let origin: Origin | undefined;

beforeAll(async () => {
  origin = await startOrigin({port: cachePorts.origin, nginx: cachePorts.nginx});
});

afterAll(() => origin?.stop());

for (const cache of caches)
  // CI installs all caches, so a missing one fails there.
  it.skipIf(!process.env.CI && !isInstalled(cache))(
    `${cache.name} serves every client the right response (needs ${cache.command ?? 'nothing'})`,
    async () => {
      if (!origin || !isInstalled(cache)) throw new Error(`${cache.command} isn't installed.`);
      const ports = {port: cachePorts.cache, origin: cachePorts.origin};
      const figures = await measureCache(cache, {origin, ports, requests});
      console.log(JSON.stringify(figures));
      const faults = Object.entries(figures.wrong).filter(([kind]) => kind !== cache.knownFault);
      for (const [kind, count] of faults)
        expect(count, `${kind}: ${figures.problems.join(', ')}`).toBe(0);
      expect(figures.hitRatio).toBeGreaterThanOrEqual(cache.expectedHits);
      expect(figures.hitRatioUnderBusting).toBeGreaterThanOrEqual(cache.expectedHitsUnderBusting);
      // Without rules, an agent gets the HTML page if it's in the cache.
      if (cache.hasRules) expect(figures.markdownForAgents).toBe(1);
    },
  );
