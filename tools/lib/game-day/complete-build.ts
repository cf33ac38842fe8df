import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeChecksums} from '../../../packages/package-files/checksums';
import {signChecksums, signingKey} from '../../../packages/package-files/signature';
import {writeBuild} from '../release-faults/builds';

/** Writes a small build that `npm run release` accepts: with a canonical link and signed packages. */
export function writeCompleteBuild(folder: string, version: number): string {
  writeBuild(folder, version);
  const packages = path.join(folder, 'packages');
  const [sdk = ''] = readdirSync(path.join(packages, 'npm'));
  const home = path.join(folder, 'index.html');
  const links = `<link rel=canonical href="https://docs.example/"><a href="/packages/npm/${sdk}">SDK</a>`;
  writeFileSync(
    home,
    readFileSync(home, 'utf8').replace('<html lang=en>', `<html lang=en>${links}`),
  );
  writeChecksums(packages);
  signChecksums(packages, signingKey('.cache', undefined));
  return folder;
}
