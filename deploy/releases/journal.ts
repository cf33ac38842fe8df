import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** One command that changed the deployment folder, or tried to. */
export interface Entry {
  time: string;
  command: string;
  isDone: boolean;
  /** The release that's served, or the error. */
  message: string;
}

const journalOf = (deployRoot: string): string => path.join(deployRoot, 'commands.log');

/** Never throws, because a full disk must not hide the error of the command itself. */
export function record(deployRoot: string, entry: Omit<Entry, 'time'>): void {
  try {
    const line = JSON.stringify({time: new Date().toISOString(), ...entry});
    appendFileSync(journalOf(deployRoot), `${line}\n`);
  } catch (error) {
    console.warn(`commands.log can't be written: ${String(error)}`);
  }
}

/** Returns all entries. A line that a full disk cut off is left out. */
export function readJournal(deployRoot: string): Entry[] {
  const file = journalOf(deployRoot);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        return [];
      }
    });
}
