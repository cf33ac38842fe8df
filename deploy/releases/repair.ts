import {existsSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {compress, decompressedFile, originalOf} from '../precompress';
import {replaceFile} from './durable-files';
import {inventoryOf, releasesOf} from './inventory';
import {assetsLink, folderOf, manifestsOf} from './layout';
import {withLock} from './lock';
import {formatManifest, sha256, type Release} from './manifest';
import {releaseFiles} from './release-files';
import {damageOf, isIntact, locationOf} from './verify';

/** Repairs all releases, the newest first. Returns what was restored. */
export function repair(deployRoot: string, build: string): Promise<string[]> {
  return withLock(deployRoot, () => [
    ...repairManifests(deployRoot),
    ...releasesOf(deployRoot)
      .reverse()
      .flatMap((release) =>
        repairRelease(deployRoot, release, build).map((file) => path.join(release.id, file)),
      ),
  ]);
}

/**
 * Restores a release's damaged files from other releases, from their compressed versions, or from a build.
 * Only content with the manifest's checksum is written. Returns what it restored. Needs the lock.
 */
export function repairRelease(deployRoot: string, release: Release, build?: string): string[] {
  const {damaged, surplus, hasAssetsLink} = damageOf(deployRoot, release);
  const folder = folderOf(deployRoot, release.id);
  const restored: string[] = [];
  const others = releasesOf(deployRoot).filter(({id}) => id !== release.id);
  // Originals come first, because compressed files are written from them.
  const order = [...damaged].sort((a, b) => Number(!!originalOf(a)) - Number(!!originalOf(b)));
  for (const file of order) {
    const content = contentOf(deployRoot, release, file, [
      ...others.map(({id}) => locationOf(deployRoot, id, file)),
      ...(build ? [path.join(build, file)] : []),
    ]);
    if (!content) continue;
    replaceFile(locationOf(deployRoot, release.id, file), content);
    restored.push(file);
  }
  for (const file of surplus) rmSync(path.join(folder, file));
  if (!hasAssetsLink && existsSync(folder)) {
    rmSync(path.join(folder, 'assets'), {recursive: true, force: true});
    symlinkSync(assetsLink, path.join(folder, 'assets'), 'dir');
    restored.push('assets');
  }
  return [...restored, ...surplus];
}

/** Restores the damaged copies of manifests from the other copy. Returns what it restored. Needs the lock. */
function repairManifests(deployRoot: string): string[] {
  const {releases, retired} = inventoryOf(deployRoot);
  return [...releases, ...retired].flatMap((release) => {
    const text = formatManifest(release);
    const damaged = manifestsOf(deployRoot, release.id).filter(
      (file) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
    );
    for (const file of damaged) replaceFile(file, text);
    return damaged.map((file) => path.basename(file));
  });
}

function contentOf(
  deployRoot: string,
  release: Release,
  file: string,
  candidates: string[],
): Buffer | undefined {
  const checksum = release.files.get(file);
  const written = releaseFiles(release).get(file);
  if (written !== undefined && sha256(Buffer.from(written)) === checksum)
    return Buffer.from(written);
  for (const candidate of candidates) {
    const content = existsSync(candidate) ? readFileSync(candidate) : undefined;
    if (content && sha256(content) === checksum) return content;
  }
  return originalOf(file)
    ? compressedAgain(deployRoot, release, file)
    : decompressedCopy(deployRoot, release, file);
}

function compressedAgain(deployRoot: string, release: Release, file: string): Buffer | undefined {
  const compressed = originalOf(file);
  if (!compressed || !isIntact(deployRoot, release, compressed.original)) return undefined;
  const content = readFileSync(locationOf(deployRoot, release.id, compressed.original));
  return compress(compressed.original, compressed.ending, content);
}

function decompressedCopy(deployRoot: string, release: Release, file: string): Buffer | undefined {
  for (const version of ['.br', '.gz'] as const) {
    const content = decompressedFile(locationOf(deployRoot, release.id, file + version), version);
    if (content && sha256(content) === release.files.get(file)) return content;
  }
  return undefined;
}
