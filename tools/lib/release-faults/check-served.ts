import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, readlinkSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {filesOfBuild} from './builds';

/** Files that a release has in addition to its build. */
const added =
  /^(_headers|_redirects|_health\.json|\.well-known\/security\.txt|packages\/.*)(\.br|\.gz)?$/;

/**
 * Throws unless the served folder is exactly one release: by its manifest, and by the bytes that its version
 * must have. Returns the version. It shares no code with deploy/releases, which it checks.
 */
export function checkServed(deployRoot: string): number {
  const link = readlinkSync(path.join(deployRoot, 'current'));
  const folder = path.join(deployRoot, link);
  const listed = readList(`${folder}.sha256`);
  for (const [file, checksum] of listed) {
    const bytes = readFileSync(path.join(folder, file));
    if (sha256(bytes) !== checksum)
      throw new Error(`${file} doesn't match the manifest of ${link}`);
  }
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const version = Number(/version (\d+)/.exec(home)?.[1]);
  const expected = filesOfBuild(version);
  for (const [file, text] of expected) {
    const bytes = readFileSync(path.join(folder, file));
    if (!bytes.equals(Buffer.from(text)))
      throw new Error(`${file} of ${link} doesn't have the bytes of version ${version}`);
    if (!listed.has(file)) throw new Error(`${file} isn't in the manifest of ${link}`);
    checkCompressed(path.join(folder, file), text);
  }
  for (const file of present(folder)) {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    if (!listed.has(file)) throw new Error(`${file} in ${link} isn't in the manifest`);
    if (!expected.has(plain) && !added.test(file)) throw new Error(`${file} isn't of ${version}`);
  }
  return version;
}

/** Browsers get these instead of the file. */
function checkCompressed(file: string, text: string): void {
  for (const [ending, decompress] of [
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const)
    if (existsSync(file + ending) && decompress(readFileSync(file + ending)).toString() !== text)
      throw new Error(`${file}${ending} has other content than the file`);
}

const readList = (file: string): Map<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^[0-9a-f]{64} {2}/.test(line))
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );

/** Without the shared assets, which are behind a link. */
const present = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
    return present(path.join(folder, entry.name)).map((file) => path.join(entry.name, file));
  });

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
