import {renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {inlineCode, type InlineCode} from '../policy/inline-code';
import {syncFile} from './durable-files';
import {releasesOf} from './inventory';
import {currentId, folderOf} from './layout';
import type {Release} from './manifest';

/**
 * Called before the switch, with the new release's folder and the inline code that the policy must allow:
 * that of the new release, and that of the previous one, whose pages are still in caches. It returns when the
 * server uses that policy for every response.
 */
export type Announce = (inline: InlineCode, folder: string) => Promise<void> | void;

export async function switchTo(
  deployRoot: string,
  release: Release,
  announce: Announce,
): Promise<void> {
  await announce(
    union(release.inline, servedInlineCode(deployRoot)),
    folderOf(deployRoot, release.id),
  );
  const link = path.join(deployRoot, 'current');
  rmSync(`${link}.partial`, {force: true});
  symlinkSync(path.join('releases', release.id), `${link}.partial`, 'dir');
  // Renaming is atomic, so every request sees either the old or the new release.
  renameSync(`${link}.partial`, link);
  syncFile(deployRoot);
}

function servedInlineCode(deployRoot: string): InlineCode {
  const id = currentId(deployRoot);
  if (id === undefined) return {scripts: [], styles: []};
  const served = releasesOf(deployRoot).find((release) => release.id === id);
  if (served) return served.inline;
  try {
    return inlineCode(folderOf(deployRoot, id));
  } catch {
    // Without a manifest and with damaged pages, there's no page that works anyway.
    return {scripts: [], styles: []};
  }
}

function union(first: InlineCode, second: InlineCode): InlineCode {
  const merge = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();
  return {
    scripts: merge(first.scripts, second.scripts),
    styles: merge(first.styles, second.styles),
  };
}
