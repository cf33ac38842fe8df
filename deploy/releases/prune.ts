import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {inventoryOf, type Inventory} from './inventory';
import {currentId, folderOf, manifestsOf, ownFiles, sequenceOf} from './layout';

/** A page that a reader opened last month can still load its scripts, and ten releases can be served again. */
const kept = {releases: 10, milliseconds: 30 * 24 * 60 * 60 * 1000};

/**
 * Deletes what interrupted commands left behind, the pages of releases after the tenth, and assets that only
 * older releases than thirty days use. `elapsed` is the age of the release that's being published. Needs the
 * lock.
 */
export function prune(deployRoot: string, elapsed?: number, releases = kept.releases): void {
  const inventory = inventoryOf(deployRoot);
  for (const name of inventory.orphans)
    rmSync(path.join(deployRoot, 'releases', name), {recursive: true, force: true});
  removeOldPages(deployRoot, inventory, releases);
  if (elapsed !== undefined) removeOldManifests(deployRoot, elapsed);
  removeUnusedAssets(deployRoot);
}

function removeOldPages(
  deployRoot: string,
  {releases, unreadable}: Inventory,
  count: number,
): void {
  const ids = [...releases.map(({id}) => id), ...unreadable.keys()].sort(
    (a, b) => (sequenceOf(b) ?? 0) - (sequenceOf(a) ?? 0),
  );
  for (const id of ids.slice(count)) {
    const folder = folderOf(deployRoot, id);
    if (id === currentId(deployRoot) || !existsSync(folder)) continue;
    // If this is interrupted, the new name says that the folder isn't a release any more.
    renameSync(folder, `${folder}.deleted`);
    rmSync(`${folder}.deleted`, {recursive: true});
    if (unreadable.has(id)) removeManifests(deployRoot, id);
  }
}

function removeOldManifests(deployRoot: string, elapsed: number): void {
  for (const release of inventoryOf(deployRoot).retired)
    if (elapsed - release.elapsed > kept.milliseconds) removeManifests(deployRoot, release.id);
}

/** Deletes no asset while a manifest can't be read, because that release's assets aren't known. */
function removeUnusedAssets(deployRoot: string): void {
  const {releases, retired, unreadable} = inventoryOf(deployRoot);
  const current = currentId(deployRoot);
  const isCurrentKnown = current === undefined || releases.some(({id}) => id === current);
  const assets = path.join(deployRoot, 'assets');
  if (unreadable.size > 0 || !isCurrentKnown || !existsSync(assets)) return;
  const used = new Set([...releases, ...retired].flatMap(({files}) => [...files.keys()]));
  for (const file of ownFiles(assets))
    if (!used.has(path.join('assets', file))) rmSync(path.join(assets, file));
}

function removeManifests(deployRoot: string, id: string): void {
  for (const file of manifestsOf(deployRoot, id)) rmSync(file, {force: true});
}

/** Deletes a release that was never served. Needs the lock. */
export function discard(deployRoot: string, id: string): void {
  removeManifests(deployRoot, id);
  rmSync(folderOf(deployRoot, id), {recursive: true, force: true});
}
