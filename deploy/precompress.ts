import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync} from 'node:zlib';

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

const brotli = (file: string, content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality(file, content.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const gzip = (_file: string, content: Buffer): Buffer =>
  gzipSync(content, {level: constants.Z_BEST_COMPRESSION});

const codecs = {
  '.br': {compress: brotli, decompress: (content: Buffer) => brotliDecompressSync(content)},
  '.gz': {compress: gzip, decompress: (content: Buffer) => gunzipSync(content)},
};
type Ending = keyof typeof codecs;
const endings = Object.keys(codecs) as Ending[];

/** Returns the compressed versions that a file with this content has. */
function compressedVersions(file: string, content: Buffer): string[] {
  if (!text.test(file) || content.length < minSize) return [];
  return endings.map((ending) => file + ending);
}

/** Splits the name of a compressed text file. Other files, such as `.tar.gz`, have no original. */
export function originalOf(file: string): {original: string; ending: Ending} | undefined {
  const ending = endings.find((candidate) => file.endsWith(candidate));
  if (!ending) return undefined;
  const original = file.slice(0, -ending.length);
  return text.test(original) ? {original, ending} : undefined;
}

export const compress = (original: string, ending: Ending, content: Buffer): Buffer =>
  codecs[ending].compress(original, content);

/** Returns the content of a compressed file, or `undefined` if it's missing or damaged. */
export function decompressedFile(file: string, ending: Ending): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return codecs[ending].decompress(readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Writes a .br and a .gz file next to every text file. An existing one is kept only if it decompresses to
 * the file's content, because a full disk or a crash may have damaged it. Returns the names of all of them.
 */
export function precompress(files: string[]): string[] {
  return files.flatMap((file) => {
    if (!text.test(file)) return [];
    const content = readFileSync(file);
    const versions = compressedVersions(file, content);
    for (const version of versions) {
      const ending = version.slice(file.length) as Ending;
      if (decompressedFile(version, ending)?.equals(content)) continue;
      writeFileSync(version, compress(file, ending, content));
    }
    return versions;
  });
}
