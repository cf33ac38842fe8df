import {existsSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {keepOlderPackages} from '../package-versions';
import {precompress} from '../precompress';
import {writeStaticHostFiles} from '../static-host';
import {copyComplete, writeComplete} from './durable-files';
import {assetsLink, folderOf, ownFiles} from './layout';
import {sha256Of, type Release} from './manifest';
import {releaseFiles} from './release-files';

const isAsset = (file: string): boolean => file.startsWith(`assets${path.sep}`);

/**
 * Copies a build's assets to the shared folder and all other files to a release's folder. Returns the
 * SHA-256 of every file of the release. Throws if a copy differs from the build.
 */
export function stage(
  build: string,
  deployRoot: string,
  {id, made, previous, inline}: Pick<Release, 'id' | 'made' | 'previous' | 'inline'>,
): Map<string, string> {
  const folder = folderOf(deployRoot, id);
  const built = new Map(ownFiles(build).map((file) => [file, sha256Of(path.join(build, file))]));
  const assets = [...built.keys()].filter(isAsset);

  for (const [file, checksum] of built)
    copyVerified(
      path.join(build, file),
      path.join(isAsset(file) ? deployRoot : folder, file),
      checksum,
    );
  const compressed = precompress(assets.map((file) => path.join(deployRoot, file)));

  if (previous) keepOlderPackages(folderOf(deployRoot, previous), folder);
  writeStaticHostFiles(folder, inline);
  for (const [file, text] of releaseFiles({id, made})) writeComplete(path.join(folder, file), text);
  precompress(ownFiles(folder).map((file) => path.join(folder, file)));
  symlinkSync(assetsLink, path.join(folder, 'assets'), 'dir');

  const shared = [...assets, ...compressed.map((file) => path.relative(deployRoot, file))];
  return new Map([
    ...shared.map((file): [string, string] => [file, sha256Of(path.join(deployRoot, file))]),
    ...ownFiles(folder).map((file): [string, string] => [file, sha256Of(path.join(folder, file))]),
  ]);
}

/** An asset may exist already. It's replaced if its content is wrong, although its name contains a hash. */
function copyVerified(from: string, to: string, checksum: string): void {
  if (existsSync(to) && sha256Of(to) === checksum) return;
  copyComplete(from, to);
  if (sha256Of(to) !== checksum) throw new Error(`${to} differs from ${from} after the copy`);
}
