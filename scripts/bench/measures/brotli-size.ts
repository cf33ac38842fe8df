import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const sizes = new Map<string, number>();
const compressedAlready = /\.(?:woff2?|png|jpe?g|avif|webp|ico|wasm)$/;

/** What the file behind an address weighs in brotli, or as it is when it is compressed by itself. */
export function brotliSize(root: string, address: string): number {
  const asked = decodeURIComponent(new URL(address).pathname).replace(/\/$/, '');
  const file = [asked, `${asked}.html`, `${asked}/index.html`]
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
