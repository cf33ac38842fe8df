import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const sizes = new Map<string, number>();
const compressedAlready = /\.(?:woff2?|png|jpe?g|avif|webp|ico|wasm)$/;

/** The brotli size of a URL's file, or its own size if its format is already compressed. */
export function brotliSize(root: string, address: string): number {
  const pathname = decodeURIComponent(new URL(address).pathname).replace(/\/$/, '');
  const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(root, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (!file) return 0;
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const size = compressedAlready.test(file) ? content.length : brotliCompressSync(content).length;
  sizes.set(file, size);
  return size;
}
