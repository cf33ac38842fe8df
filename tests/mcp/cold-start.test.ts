import {expect, it} from 'vitest';
import {builtSite, connectOverStdio} from './program';

it('is initialized within a second after the start', async () => {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const began = performance.now();
    const client = await connectOverStdio(builtSite);
    times.push(performance.now() - began);
    await client.close();
  }
  times.sort((a, b) => a - b);
  console.log(
    `from start to initialization: ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
  );
  // The median, because one start can be slow on a busy machine.
  expect(times[2]).toBeLessThan(1000);
});
