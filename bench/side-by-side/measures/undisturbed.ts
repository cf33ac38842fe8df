import {readFileSync} from 'node:fs';

type CpuTime = {used: number; stolen: number};

/**
 * What all cores did since the machine started. `stolen` is the time in which a program here wanted to run, but the
 * host ran another machine. The load average doesn't show it.
 */
function cpuTime(): CpuTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = readFileSync(
    '/proc/stat',
    'utf8',
  )
    .slice('cpu '.length)
    .trim()
    .split(/\s+/, 8)
    .map(Number);
  return {used: user + nice + system + irq + softIrq, stolen};
}

/** Percent of the wanted CPU time that went to other machines. */
export function stolenPercent(before: CpuTime, after: CpuTime): number {
  const used = after.used - before.used;
  const stolen = after.stolen - before.stolen;
  return used + stolen === 0 ? 0 : Math.round((stolen / (used + stolen)) * 100);
}

/** In percent. A machine of its own has 0 to 2. */
export const disturbedAbove = 5;
const attempts = 4;

/** Of each measurement that was kept. */
const kept: number[] = [];

/**
 * Repeats a measurement during which other machines took CPU time, and keeps the one with the least of it. All
 * engines are measured in the same way, so this doesn't prefer one of them.
 */
export async function undisturbed<Figures>(measure: () => Promise<Figures>): Promise<Figures> {
  let best: {figures: Figures; stolen: number} | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = cpuTime();
    const figures = await measure();
    const stolen = stolenPercent(before, cpuTime());
    if (!best || stolen < best.stolen) best = {figures, stolen};
    if (stolen <= disturbedAbove) break;
  }
  if (!best) throw new Error('Nothing was measured.');
  kept.push(best.stolen);
  return best.figures;
}

/** The percentages of stolen time since the last call of `forgetStolen`. */
export const stolenPercentages = (): number[] => [...kept];

/** Before each part of the bench. */
export function forgetStolen(): void {
  kept.length = 0;
}
