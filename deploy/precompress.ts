import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {constants, gzipSync} from 'node:zlib';

const text = /\.(?:html|css|js|mjs|json|map|yaml|xml|svg|txt|md|webmanifest)$/;

/** Below this a packet is a packet. */
const worthwhile = 1024;

/** Writes a .gz next to every text file that has none yet. */
export function precompress(files: string[]): void {
  for (const file of files) {
    if (!text.test(file) || statSync(file).size < worthwhile || existsSync(`${file}.gz`)) continue;
    writeFileSync(
      `${file}.gz`,
      gzipSync(readFileSync(file), {level: constants.Z_BEST_COMPRESSION}),
    );
  }
}
