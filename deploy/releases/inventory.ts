import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {currentId, folderOf, sequenceOf} from './layout';
import {readManifest, type Release} from './manifest';

/** What's in a deployment folder. */
export interface Inventory {
  /** Releases that can be served, oldest first. */
  releases: Release[];
  /** Releases whose pages are deleted and whose assets are kept for open tabs, oldest first. */
  retired: Release[];
  /** Problems of manifests that can't be read, by ID. Nothing of such a release is deleted early. */
  unreadable: Map<string, string>;
  /** Paths below `releases/` that interrupted commands left behind. */
  orphans: string[];
  /** Names below `releases/` that this command didn't create. It leaves them alone. */
  unknown: string[];
}

const manifestEnding = /\.sha256(?:\.copy)?$/;
const leftoverEnding = /\.(?:partial|deleted)$/;

export function inventoryOf(deployRoot: string): Inventory {
  const inventory: Inventory = {
    releases: [],
    retired: [],
    unreadable: new Map(),
    orphans: [],
    unknown: [],
  };
  const folder = path.join(deployRoot, 'releases');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const withManifest = new Set(
    names
      .filter((name) => manifestEnding.test(name))
      .map((name) => name.replace(manifestEnding, '')),
  );
  for (const name of names) {
    if (leftoverEnding.test(name)) inventory.orphans.push(name);
    else if (sequenceOf(name.replace(manifestEnding, '')) === undefined)
      inventory.unknown.push(name);
    else if (
      !manifestEnding.test(name) &&
      !withManifest.has(name) &&
      name !== currentId(deployRoot)
    )
      inventory.orphans.push(name);
  }
  for (const id of withManifest) {
    if (sequenceOf(id) === undefined) continue;
    try {
      const release = readManifest(deployRoot, id);
      const hasPages = existsSync(folderOf(deployRoot, id)) || id === currentId(deployRoot);
      inventory[hasPages ? 'releases' : 'retired'].push(release);
    } catch (error) {
      inventory.unreadable.set(id, error instanceof Error ? error.message : String(error));
    }
  }
  for (const list of [inventory.releases, inventory.retired])
    list.sort((a, b) => (sequenceOf(a.id) ?? 0) - (sequenceOf(b.id) ?? 0));
  return inventory;
}

/** Returns the releases that can be served, oldest first. */
export const releasesOf = (deployRoot: string): Release[] => inventoryOf(deployRoot).releases;

export const servedRelease = (deployRoot: string): Release | undefined =>
  releasesOf(deployRoot).find(({id}) => id === currentId(deployRoot));
