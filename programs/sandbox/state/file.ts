import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import type {JsonObject} from '../types';

/** A file that can't be used. The message says why. */
export class StateFileError extends Error {}

const format = 'sandbox-1';

/** The state in the file, or undefined if the file doesn't exist yet. */
export function readState(file: string): JsonObject | undefined {
  if (!existsSync(file)) return undefined;
  let content: JsonObject;
  try {
    content = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  } catch (error) {
    throw new StateFileError(`${file} can't be read: ${String(error)}`);
  }
  if (content.format !== format) {
    throw new StateFileError(
      `${file} isn't the state of a sandbox. Delete it, or name another file.`,
    );
  }
  return content.state as JsonObject;
}

/** Replaces the file as a whole, so that it's never half written. */
function writeState(file: string, state: JsonObject): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({format, state})}\n`);
  renameSync(draft, file);
}

export interface StateFile {
  /** Notes that something changed. The file is written soon after. */
  changed(): void;
  /** Writes what isn't written yet. */
  close(): void;
}

const delayMs = 200;

export function keepIn(file: string, state: () => JsonObject): StateFile {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writeState(file, state());
  };
  return {
    changed() {
      timer ??= setTimeout(write, delayMs);
    },
    close() {
      if (timer) write();
    },
  };
}
