import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {filesUnder} from '../../../deploy/files';

/** Compressing every page of a large set would take longer than building it. */
const sampleSize = 24;

/** Returns the mean size of pages spread evenly over the site, in kilobytes (brotli). */
export function htmlPerPage(root: string): number {
  const pages = filesUnder(root, '.html').filter((file) => /\/page-\d+/.test(file));
  const step = Math.max(1, Math.floor(pages.length / sampleSize));
  const sample = pages.filter((_, index) => index % step === 0);
  if (sample.length === 0) throw new Error(`There are no pages in ${root}.`);
  const bytes = sample.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
    0,
  );
  return Math.round(bytes / sample.length / 100) / 10;
}
