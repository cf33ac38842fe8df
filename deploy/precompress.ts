import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

const text = /\.(?:html|css|js|mjs|json|map|yaml|xml|svg|txt|md|webmanifest)$/;

/** The scripts and styles of every first visit. The best quality makes them 2 % smaller. */
const onEveryPage = /(?:^|\/)(?:(?:runtime~)?main\.\w+\.js|[^/]+\.css)$/;

/** What browsers load for a page. */
const ofPages = /\.(?:html|css|js|json)$/;

/** In bytes. Smaller files fit into one packet anyway. */
const minSize = 1024;

/** In bytes. Few pages are larger, and a reader waits for them longest. */
const largeSize = 200_000;

/** With quality 8, files are up to a tenth larger than with 10, but it takes a tenth of the time. */
function quality(file: string, size: number): number {
  if (onEveryPage.test(file) || (file.endsWith('.html') && size > largeSize)) return 11;
  return ofPages.test(file) ? 10 : 8;
}

const compressed = {
  '.br': (file: string, content: Buffer) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality(file, content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (_file: string, content: Buffer) =>
    gzipSync(content, {level: constants.Z_BEST_COMPRESSION}),
};

/** Compressed files by the checksum of their original, so that a build compresses only what has changed. */
const cache = path.join('.cache', 'compressed');

/** In milliseconds. After that time, a file that no build used is deleted. */
const cacheAge = 30 * 24 * 60 * 60 * 1000;

/** Writes a .br and a .gz file next to every text file. */
export function precompress(files: string[]): {written: number; reused: number} {
  const counts = {written: 0, reused: 0};
  mkdirSync(cache, {recursive: true});
  for (const file of files.filter((name) => text.test(name))) {
    const content = readFileSync(file);
    if (content.length < minSize) continue;
    const checksum = createHash('sha256').update(content).digest('hex');
    for (const [ending, compress] of Object.entries(compressed)) {
      // The quality depends on the name.
      const cached = path.join(cache, `${checksum}-${quality(file, content.length)}${ending}`);
      const isCached = existsSync(cached);
      if (!isCached) {
        writeFileSync(`${cached}.${process.pid}`, compress(file, content));
        renameSync(`${cached}.${process.pid}`, cached);
      }
      utimesSync(cached, new Date(), new Date());
      copyFileSync(cached, file + ending);
      counts[isCached ? 'reused' : 'written'] += 1;
    }
  }
  for (const name of readdirSync(cache))
    if (Date.now() - statSync(path.join(cache, name)).mtimeMs > cacheAge)
      rmSync(path.join(cache, name));
  return counts;
}
