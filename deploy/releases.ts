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
import {precompress, withForms} from './precompress';
import {writeStaticHostFiles} from './static-host';

/**
 * A place that holds releases:
 *
 *   assets/            files with a hash in their name, of all releases that are kept
 *   releases/ID/       everything else of one release; `assets` in it is a link to the folder above
 *   releases/ID.json   what the release has
 *   current            a link to the release that is served
 */
export interface Release {
  id: string;
  /** When it was made, in milliseconds. */
  made: number;
  assets: string[];
  inline: InlineCode;
}

/** A reader with a page of last month open still gets its scripts. */
const kept = {releases: 10, milliseconds: 30 * 24 * 60 * 60 * 1000};

/**
 * Called before anything else is served, with the folder of the new release and the inline code that the
 * policy must allow: that of the new release and that of the one before, whose pages are still in caches.
 */
type Announce = (inline: InlineCode, folder: string) => Promise<void> | void;

/** Assets first, pages last, then one atomic switch: no page is ever there without its files. */
export async function publish(
  build: string,
  place: string,
  announce: Announce,
  now = Date.now(),
): Promise<Release> {
  const inline = inlineCode(build);
  const assets = filesUnder(path.join(build, 'assets')).map((file) => path.relative(build, file));
  const release: Release = {id: idOf(place, now), made: now, assets, inline};

  for (const asset of assets) placeOnce(path.join(build, asset), path.join(place, asset));
  precompress(assets.map((asset) => path.join(place, asset)));

  const folder = folderOf(place, release.id);
  cpSync(build, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => path.relative(build, file) !== 'assets',
  });
  writeStaticHostFiles(folder, inline);
  precompress(filesUnder(folder));
  symlinkSync(path.join('..', '..', 'assets'), path.join(folder, 'assets'), 'dir');
  writeFileSync(`${folder}.json`, JSON.stringify(release));

  await switchTo(place, release, announce);
  prune(place, now);
  return release;
}

/** Serves an earlier release again: the one before the current, unless another is named. */
export async function rollBack(place: string, announce: Announce, id?: string): Promise<Release> {
  const releases = releasesOf(place);
  const current = releases.findIndex((release) => release.id === currentId(place));
  const target = id ? releases.find((release) => release.id === id) : releases[current - 1];
  if (!target) throw new Error(id ? `There is no release ${id}` : 'There is no earlier release');
  await switchTo(place, target, announce);
  return target;
}

/** Oldest first. */
export function releasesOf(place: string): Release[] {
  const folder = path.join(place, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Release);
}

export function currentId(place: string): string | undefined {
  const link = path.join(place, 'current');
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
}

async function switchTo(place: string, release: Release, announce: Announce): Promise<void> {
  const before = releasesOf(place).find(({id}) => id === currentId(place));
  await announce(union(release.inline, before?.inline), folderOf(place, release.id));
  const link = path.join(place, 'current');
  rmSync(`${link}.new`, {force: true});
  symlinkSync(path.join('releases', release.id), `${link}.new`, 'dir');
  // Renaming over the old link is one step: a request sees the old release or the new one.
  renameSync(`${link}.new`, link);
}

/** Forgets releases that are both too many and too old, and the assets only they had. */
function prune(place: string, now: number): void {
  const releases = releasesOf(place);
  const isKept = (release: Release, index: number) =>
    releases.length - index <= kept.releases ||
    now - release.made <= kept.milliseconds ||
    release.id === currentId(place);
  const keptAssets = new Set(releases.filter(isKept).flatMap(({assets}) => assets));
  for (const release of releases.filter((one, index) => !isKept(one, index))) {
    rmSync(folderOf(place, release.id), {recursive: true});
    rmSync(`${folderOf(place, release.id)}.json`);
    for (const asset of release.assets.filter((name) => !keptAssets.has(name)))
      for (const file of withForms(asset)) rmSync(path.join(place, file), {force: true});
  }
}

const folderOf = (place: string, id: string) => path.join(place, 'releases', id);

/** The moment, which sorts, and a number when two fall into the same second. */
function idOf(place: string, now: number): string {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const same = releasesOf(place).filter(({id}) => id.startsWith(moment)).length;
  return `${moment}-${String(same + 1).padStart(2, '0')}`;
}

/** The name says the content, so what is there is right; a copy cut short must not get the name. */
function placeOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(path.dirname(to), {recursive: true});
  cpSync(from, `${to}.new`, {preserveTimestamps: true});
  renameSync(`${to}.new`, to);
}

function union(one: InlineCode, other: InlineCode = {scripts: [], styles: []}): InlineCode {
  const both = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();
  return {scripts: both(one.scripts, other.scripts), styles: both(one.styles, other.styles)};
}
