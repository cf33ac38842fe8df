import {readdirSync, readFileSync} from 'node:fs';

/** Returns the ID of a running nginx, or `undefined` if there's none or its file is from an earlier one. */
export function masterOf(pidFile: string): number | undefined {
  const pid = Number(textOf(pidFile));
  return pid > 0 && textOf(`/proc/${pid}/comm`).trim() === 'nginx' ? pid : undefined;
}

/** Returns the IDs of nginx's workers, including those that only finish their last requests. */
export const workersOf = (master: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === master)
    .map(Number);

/** The name in parentheses may contain spaces. The parent is the second field after it. */
const parentOf = (pid: string): number =>
  Number(
    textOf(`/proc/${pid}/stat`)
      .replace(/^[\s\S]*\) /, '')
      .split(' ')[1],
  );

/** Empty for a file that doesn't exist, such as one of a process that has just ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
