import {existsSync} from 'node:fs';
import path from 'node:path';
import {signingKeyFile} from '../config/site';
import {writeChecksums} from '../packages/package-files/checksums';
import {immutableFiles} from '../packages/package-files/files';
import {writeIndexes} from '../packages/package-files/indexes';
import {keepPublished, replacedFiles} from '../packages/package-files/published';
import {signChecksums, signingKey} from '../packages/package-files/signature';

/**
 * Throws if a build has a published package with other bytes. Lock files contain checksums, so
 * installs that worked yesterday would fail.
 */
export function refuseReplaced(previous: string, build: string): void {
  const replaced = replacedFiles(path.join(previous, 'packages'), path.join(build, 'packages'));
  if (replaced.length === 0) return;
  throw new Error(
    [
      'These packages are published with other bytes:',
      ...replaced.map((file) => `  packages/${file}`),
      'Raise the version in packages/contract/sdk-version.ts, or in packages/mcp-server/package.json for the docs server.',
    ].join('\n'),
  );
}

/** Throws if a package that the release kept has other bytes than the manifest of the release before says. */
export function checkKeptPackages(
  previous: ReadonlyMap<string, string>,
  release: string,
  files: ReadonlyMap<string, string>,
): void {
  const packages = path.join(release, 'packages');
  if (!existsSync(packages)) return;
  for (const name of immutableFiles(packages)) {
    const file = path.join('packages', name);
    const published = previous.get(file);
    if (published !== undefined && published !== files.get(file))
      throw new Error(`${file} differs from the release before after the copy`);
  }
}

/** Adds the versions of the previous release, so that lock files keep working. */
export function keepOlderPackages(previous: string, release: string): void {
  const packages = path.join(release, 'packages');
  if (keepPublished(path.join(previous, 'packages'), packages) === 0) return;
  writeIndexes(packages);
  writeChecksums(packages);
  signChecksums(packages, signingKey('.cache', signingKeyFile));
}
