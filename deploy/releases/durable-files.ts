import {execFileSync} from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The ending of a file that isn't complete. Pruning deletes what a crash leaves behind. */
const partialEnding = '.partial';

/** Writes a file so that its name never has other content than the old or the new one. */
export function replaceFile(file: string, content: string | Buffer): void {
  complete(file, (partial) => {
    writeFileSync(partial, content);
    syncFile(partial);
    checkWritten(partial, content);
  });
  syncFile(path.dirname(file));
}

/** Like `replaceFile`, for one of many files. Call `syncFileSystem` after the last one. */
export function writeComplete(file: string, content: string | Buffer): void {
  complete(file, (partial) => {
    writeFileSync(partial, content);
    checkWritten(partial, content);
  });
}

/**
 * Copies one of many files with its time of change. Call `syncFileSystem` after the last one. The copy doesn't
 * have the file's rights, because nginx has to read it, and a build in an image is read-only.
 */
export function copyComplete(from: string, to: string): void {
  complete(to, (partial) => {
    copyFileSync(from, partial);
    const {atime, mtime} = statSync(from);
    utimesSync(partial, atime, mtime);
    chmodSync(partial, 0o644);
  });
}

function complete(file: string, write: (partial: string) => void): void {
  const partial = file + partialEnding;
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    write(partial);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, {force: true});
    throw error;
  }
}

function checkWritten(file: string, content: string | Buffer): void {
  if (!readFileSync(file).equals(Buffer.from(content)))
    throw new Error(`${file} has other content than what was written`);
}

/** Waits until a file's content, or a folder's list of names, is on the disk. */
export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Waits until everything is on the disk. That's much faster than waiting for thousands of files one by one. */
export function syncFileSystem(folder: string): void {
  execFileSync('sync', ['--file-system', folder]);
}
