import {copyFileSync, existsSync, mkdirSync, rmSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../files';

/** How long a tab that was opened before a release finds its hashed files. */
const days = 30;

/**
 * Adds the hashed files of earlier deploys, the latest first, until the host has no room for more. `kept` is a folder with
 * all of them. Their time is that of their last deploy.
 */
export function keepAssets(site: string, kept: string, maxFiles = 20_000): void {
  const assets = path.join(site, 'assets');
  mkdirSync(kept, {recursive: true});
  for (const file of filesUnder(assets)) {
    const copy = path.join(kept, path.relative(assets, file));
    copyTo(copy, file);
    utimesSync(copy, new Date(), new Date());
  }
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000;
  const lastDeploy = (file: string) => statSync(file).mtimeMs;
  let room = maxFiles - filesUnder(site).length;
  for (const file of filesUnder(kept).sort((a, b) => lastDeploy(b) - lastDeploy(a))) {
    const target = path.join(assets, path.relative(kept, file));
    if (lastDeploy(file) < oldest) rmSync(file);
    else if (!existsSync(target) && room-- > 0) copyTo(target, file);
  }
}

function copyTo(target: string, file: string): void {
  mkdirSync(path.dirname(target), {recursive: true});
  copyFileSync(file, target);
}
