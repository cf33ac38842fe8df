import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {filesUnder} from './files';
import {inlineCode, type InlineCode} from './policy/inline-code';
import {precompress, withCompressed} from './precompress';
import {writeStaticHostFiles} from './static-host';

/**
 * The deployment folder has this structure:
 *
 *   assets/            files with a hash in their name, from all releases that are kept
 *   releases/ID/       all other files of a release, with a link `assets` to the folder above
 *   releases/ID.json   the release's metadata
 *   current            a link to the release that's served
 */
export interface Release {
  id: string;
  /** Time of creation in milliseconds. */
  made: number;
  assets: string[];
  inline: InlineCode;
}

/** A page that a reader opened last month can still load its scripts. */
const kept = {releases: 10, milliseconds: 30 * 24 * 60 * 60 * 1000};

/**
 * Called before the switch, with the new release's folder and the inline code that the policy must allow:
 * that of the new release, and that of the previous one, whose pages are still in caches.
 */
type Announce = (inline: InlineCode, folder: string) => Promise<void> | void;

/** Publishes assets first, then pages, then switches atomically, so that pages always have their files. */
export async function publish(
  build: string,
  deployRoot: string,
  announce: Announce,
  now = Date.now(),
): Promise<Release> {
  const inline = inlineCode(build);
  const assets = filesUnder(path.join(build, 'assets')).map((file) => path.relative(build, file));
  const release: Release = {id: idOf(deployRoot, now), made: now, assets, inline};

  for (const asset of assets) copyOnce(path.join(build, asset), path.join(deployRoot, asset));
  precompress(assets.map((asset) => path.join(deployRoot, asset)));

  const folder = folderOf(deployRoot, release.id);
  cpSync(build, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => path.relative(build, file) !== 'assets',
  });
  writeStaticHostFiles(folder, inline);
  precompress(filesUnder(folder));
  symlinkSync(path.join('..', '..', 'assets'), path.join(folder, 'assets'), 'dir');
  writeFileSync(`${folder}.json`, JSON.stringify(release));

  await switchTo(deployRoot, release, announce);
  prune(deployRoot, now);
  return release;
}

/** Switches back to the previous release, or to the release with this ID. */
export async function rollBack(
  deployRoot: string,
  announce: Announce,
  id?: string,
): Promise<Release> {
  const releases = releasesOf(deployRoot);
  const current = releases.findIndex((release) => release.id === currentId(deployRoot));
  const target = id ? releases.find((release) => release.id === id) : releases[current - 1];
  if (!target) throw new Error(id ? `There is no release ${id}` : 'There is no earlier release');
  await switchTo(deployRoot, target, announce);
  return target;
}

/** Returns all releases, oldest first. */
export function releasesOf(deployRoot: string): Release[] {
  const folder = path.join(deployRoot, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Release);
}

export function currentId(deployRoot: string): string | undefined {
  const link = path.join(deployRoot, 'current');
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
}

async function switchTo(deployRoot: string, release: Release, announce: Announce): Promise<void> {
  const previous = releasesOf(deployRoot).find(({id}) => id === currentId(deployRoot));
  await announce(union(release.inline, previous?.inline), folderOf(deployRoot, release.id));
  const link = path.join(deployRoot, 'current');
  rmSync(`${link}.new`, {force: true});
  symlinkSync(path.join('releases', release.id), `${link}.new`, 'dir');
  // Renaming is atomic, so every request sees either the old or the new release.
  renameSync(`${link}.new`, link);
}

/** Deletes releases that exceed both the number and the age, and assets that only they use. */
function prune(deployRoot: string, now: number): void {
  const releases = releasesOf(deployRoot);
  const isKept = (release: Release, index: number) =>
    releases.length - index <= kept.releases ||
    now - release.made <= kept.milliseconds ||
    release.id === currentId(deployRoot);
  const keptAssets = new Set(releases.filter(isKept).flatMap(({assets}) => assets));
  for (const release of releases.filter((candidate, index) => !isKept(candidate, index))) {
    rmSync(folderOf(deployRoot, release.id), {recursive: true});
    rmSync(`${folderOf(deployRoot, release.id)}.json`);
    for (const asset of release.assets.filter((name) => !keptAssets.has(name)))
      for (const file of withCompressed(asset)) rmSync(path.join(deployRoot, file), {force: true});
  }
}

const folderOf = (deployRoot: string, id: string) => path.join(deployRoot, 'releases', id);

/** Creates an ID from the time, which sorts, and a number for releases in the same second. */
function idOf(deployRoot: string, now: number): string {
  const timestamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const sameSecond = releasesOf(deployRoot).filter(({id}) => id.startsWith(timestamp)).length;
  return `${timestamp}-${String(sameSecond + 1).padStart(2, '0')}`;
}

/**
 * Copies a file unless it exists. Its name contains a hash, so an existing file has the right content. An
 * interrupted copy must not get that name.
 */
function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(path.dirname(to), {recursive: true});
  cpSync(from, `${to}.new`, {preserveTimestamps: true});
  renameSync(`${to}.new`, to);
}

function union(first: InlineCode, second: InlineCode = {scripts: [], styles: []}): InlineCode {
  const merge = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();
  return {
    scripts: merge(first.scripts, second.scripts),
    styles: merge(first.styles, second.styles),
  };
}
