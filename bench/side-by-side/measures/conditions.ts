import {readFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';

export type Conditions = {
  day: string;
  machine: string;
  line: 'slow connection' | 'loopback';
  /** The load average before the bench started. Later, the bench itself adds to it. */
  load: number;
  /** How much of the CPU time that programs here wanted went to other machines. The load doesn't show it. */
  stolenPercent: number;
};

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

function cpuTime() {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [, user, nice, system, , , irq, softIrq, stolen = 0] = all.split(/\s+/).map(Number);
  const wanted = [user, nice, system, irq, softIrq, stolen].map((part) => part ?? 0);
  return {wanted: wanted.reduce((sum, part) => sum + part), stolen};
}

/** Returns the conditions of what's measured until the call of the returned function. */
export function watchConditions(line: Conditions['line'], load: number): () => Conditions {
  const before = cpuTime();
  return () => {
    const {wanted, stolen} = cpuTime();
    const share = (stolen - before.stolen) / (wanted - before.wanted || 1);
    const day = new Date().toISOString().slice(0, 10);
    const memory = Math.round(totalmem() / 2 ** 30);
    const machine = `${cpus().length} cores, ${memory} GB, Node ${process.versions.node}`;
    return {day, machine, line, load, stolenPercent: Math.round(share * 100)};
  };
}
