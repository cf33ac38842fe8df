import {readdirSync, readFileSync} from 'node:fs';

/** Resident memory of a process and its children, in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statusOf(name))
    .filter((status) => [field(status, 'PPid'), field(status, 'Pid')].includes(pid))
    .reduce((sum, status) => sum + field(status, 'VmRSS'), 0);
  return Math.round(kilobytes / 102.4) / 10;
}

/** Empty for a process that has just ended. */
function statusOf(name: string): string {
  try {
    return readFileSync(`/proc/${name}/status`, 'utf8');
  } catch {
    return '';
  }
}

const field = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
