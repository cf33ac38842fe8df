import {gzipSync} from 'node:zlib';
import type {SearchRecord} from '../../src/search/types';

/** An engine with its index of the same records. Sizes are gzip bytes. */
export interface Contestant {
  name: string;
  buildMs: number;
  /** All files of the index. */
  indexBytes: number;
  /** Code and files that a reader loads before the first result, without the page around it. */
  firstResultBytes: number;
  /** Pages in the order in which the engine finds them. */
  ask: (query: string) => Promise<string[]>;
}

export const gzipBytes = (text: string | Buffer): number => gzipSync(text, {level: 9}).length;

export const pageOf = ({url_without_anchor: url}: SearchRecord): string => new URL(url).pathname;

/** What the section itself is called. */
export const headingOf = ({hierarchy, level}: SearchRecord): string =>
  level === 1 ? hierarchy.lvl1 : (Object.values(hierarchy).at(-1) ?? hierarchy.lvl1);

/** Calls something and says how long it took. */
export async function timed<T>(
  make: () => T | Promise<T>,
): Promise<{made: T; milliseconds: number}> {
  const began = performance.now();
  const made = await make();
  return {made, milliseconds: Math.round(performance.now() - began)};
}
