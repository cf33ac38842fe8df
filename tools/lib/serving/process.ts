import {readdirSync, readFileSync} from 'node:fs';

/** Resident memory of a process and its children, in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((id) => field(read(id, 'status'), 'VmRSS'));
  return Math.round(sum(kilobytes) / 102.4) / 10;
}

/** CPU time of a process and its children so far, in seconds. */
export function processorTimeOf(pid: number): number {
  const ticksPerSecond = 100;
  const ticks = family(pid).map((id) => {
    // The name in parentheses may contain spaces. User and system time are fields 14 and 15.
    const fields = read(id, 'stat')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return sum(ticks) / ticksPerSecond;
}

const family = (pid: number): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => name === String(pid) || field(read(name, 'status'), 'PPid') === pid);

/** Empty for a process that has just ended. */
function read(name: string, what: string): string {
  try {
    return readFileSync(`/proc/${name}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const field = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
