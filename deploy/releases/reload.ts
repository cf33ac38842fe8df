import {existsSync} from 'node:fs';
import path from 'node:path';
import {announcedInlineCode, configureNginx} from '../configure-nginx';
import type {ServerSettings} from '../server-settings';
import {releasesOf} from './inventory';
import {currentId, folderOf} from './layout';
import {withLock} from './lock';

interface Folders {
  conf?: string;
  run?: string;
}

/**
 * Writes nginx's configuration again for the served release, and reloads nginx. It loads changed settings and a
 * renewed certificate, and replaces files that were edited by hand.
 */
export function reload(
  deployRoot: string,
  settings: ServerSettings,
  folders: Folders = {},
): Promise<string> {
  return withLock(deployRoot, async () => {
    const id = currentId(deployRoot);
    if (id === undefined || !existsSync(folderOf(deployRoot, id)))
      throw new Error('No release is served. Publish one, or roll back with --to ID.');
    const conf = folders.conf ?? path.join(deployRoot, 'nginx');
    const inline =
      announcedInlineCode(conf) ??
      releasesOf(deployRoot).find((release) => release.id === id)?.inline;
    if (!inline) throw new Error(`${id} has no manifest that can be read. Publish again.`);
    const release = folderOf(deployRoot, id);
    await configureNginx(deployRoot, {
      ...settings,
      ...folders,
      inline,
      release,
      isReloadForced: true,
    });
    return id;
  });
}
