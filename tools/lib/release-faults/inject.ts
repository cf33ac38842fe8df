import fs from 'node:fs';
import {flipBit} from './flip-bit';

/** What goes wrong in a process, at which of its changes to files. */
export interface ProcessFault {
  kind:
    'kill' | 'kill halfway' | 'disk full' | 'input/output error' | 'short write' | 'flipped bit';
  step: number;
}

type Change = (...args: never[]) => unknown;
const names = [
  'writeFileSync',
  'copyFileSync',
  'cpSync',
  'renameSync',
  'symlinkSync',
  'mkdirSync',
  'rmSync',
  'utimesSync',
  'fsyncSync',
] as const;
const original = Object.fromEntries(names.map((name) => [name, fs[name]])) as unknown as Record<
  (typeof names)[number],
  Change
>;

/** Changes that need space. A full disk still allows to rename and to delete. */
const needsSpace = new Set<string>([
  'writeFileSync',
  'copyFileSync',
  'cpSync',
  'symlinkSync',
  'mkdirSync',
]);
const target = {writeFileSync: 0, copyFileSync: 1, cpSync: 1} as const;

/** Counts this process's changes to files, and makes one of them fail. Returns the count so far. */
export function inject(fault: ProcessFault | undefined): () => number {
  let steps = 0;
  for (const name of names) {
    const change = ((...args: never[]) => {
      steps += 1;
      const isDue = fault?.step === steps;
      const isFull = fault?.kind === 'disk full' && steps >= fault.step && needsSpace.has(name);
      if (isDue || isFull) return fail(fault, name, args);
      return original[name](...args);
    }) as Change;
    Object.assign(fs, {[name]: change});
  }
  return () => steps;
}

function fail({kind}: ProcessFault, name: (typeof names)[number], args: never[]): unknown {
  const file = name in target ? args[target[name as keyof typeof target]] : undefined;
  if (kind === 'kill') process.kill(process.pid, 'SIGKILL');
  if (kind === 'input/output error') throw errorOf('EIO');
  const result = kind === 'disk full' && !file ? undefined : original[name](...args);
  if (typeof file === 'string' && fs.statSync(file).isFile()) damage(file, kind);
  if (kind === 'kill halfway') process.kill(process.pid, 'SIGKILL');
  if (kind === 'disk full' && needsSpace.has(name)) throw errorOf('ENOSPC');
  return result;
}

function damage(file: string, kind: ProcessFault['kind']): void {
  const content = fs.readFileSync(file);
  const isEmpty = content.length === 0;
  const kept =
    kind === 'flipped bit' && !isEmpty
      ? flipBit(content)
      : content.subarray(0, content.length >> 1);
  original.writeFileSync(...([file, kept] as never[]));
}

const errorOf = (code: string): Error => Object.assign(new Error(`${code}: injected`), {code});
