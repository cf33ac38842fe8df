import path from 'node:path';
import {checkKeptPackages, refuseReplaced} from '../package-versions';
import {inlineCode} from '../policy/inline-code';
import {syncFileSystem} from './durable-files';
import {inventoryOf, releasesOf} from './inventory';
import {currentId, folderOf} from './layout';
import {withLock} from './lock';
import {readManifest, writeManifest, type Release} from './manifest';
import {nextRelease} from './next-release';
import {discard, prune} from './prune';
import {repairRelease} from './repair';
import {stage} from './stage';
import {switchTo, type Announce} from './switch';
import {describeDamage, isIntact, problemsOf} from './verify';

/**
 * Publishes a build: assets, then pages, then the manifest, then the switch. Whatever fails before the switch
 * leaves the served release alone.
 */
export function publish(
  build: string,
  deployRoot: string,
  announce: Announce,
  now = Date.now(),
): Promise<Release> {
  return withLock(deployRoot, async () => {
    const inline = inlineCode(build);
    const next = nextRelease(deployRoot, inventoryOf(deployRoot), now);
    // Frees what an interrupted release left behind, before this one needs the space.
    prune(deployRoot);
    if (next.previous) checkPublishedPackages(build, deployRoot, next.previous);
    try {
      const files = stage(build, deployRoot, {...next, inline});
      const release: Release = {...next, inline, files};
      const served = releasesOf(deployRoot).find(({id}) => id === next.previous);
      if (served) checkKeptPackages(served.files, folderOf(deployRoot, next.id), files);
      syncFileSystem(deployRoot);
      const problems = problemsOf(deployRoot, release);
      if (problems.length > 0) throw new Error(describeDamage(release, problems));
      writeManifest(deployRoot, release);
      await switchTo(deployRoot, release, announce);
    } catch (error) {
      if (currentId(deployRoot) !== next.id) discardSafely(deployRoot, next.id);
      throw error;
    }
    prune(deployRoot, next.elapsed);
    return readManifest(deployRoot, next.id);
  });
}

/**
 * Throws if a published package would change. Damaged packages of the served release are repaired first,
 * because the next release keeps them.
 */
function checkPublishedPackages(build: string, deployRoot: string, previous: string): void {
  const served = releasesOf(deployRoot).find(({id}) => id === previous);
  const damaged = served ? damagedPackages(deployRoot, served) : [];
  if (served && damaged.length > 0) {
    repairRelease(deployRoot, served, build);
    const problems = damagedPackages(deployRoot, served);
    if (problems.length > 0) throw new Error(describeDamage(served, problems));
  }
  refuseReplaced(folderOf(deployRoot, previous), build);
}

const damagedPackages = (deployRoot: string, release: Release): string[] =>
  [...release.files.keys()].filter(
    (file) => file.startsWith(`packages${path.sep}`) && !isIntact(deployRoot, release, file),
  );

/** The next release deletes what can't be deleted now. The first error says more than a second one. */
function discardSafely(deployRoot: string, id: string): void {
  try {
    discard(deployRoot, id);
  } catch (error) {
    console.warn(`${id} isn't deleted yet: ${String(error)}`);
  }
}
