import {generateKeyPairSync, sign} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {joinPackages, prepareNginx} from '@docs/deploy';
import {indexFiles, readList} from '@docs/sdks';
import {runNginx} from '@docs/tools';
import {port, siteFolder} from './site';

const drafts = '.cache/draft-packages';

/** Serves the built site with the packages of the current sources. Vitest calls what this returns at the end. */
export default async function startSite(): Promise<() => void> {
  const listFile = path.join(drafts, 'list.yaml');
  if (!existsSync(listFile))
    throw new Error('There are no packages. Run `npm run sdk:package -- --draft` first.');
  const list = readList(listFile);
  rmSync(siteFolder, {recursive: true, force: true});
  cpSync('build', siteFolder, {recursive: true});
  joinPackages(siteFolder, drafts, list);
  const indexes = indexFiles(list);
  for (const [name, text] of Object.entries(indexes)) write(name, text);
  signAsPublished(indexes['checksums.txt'] ?? '');
  const nginx = await runNginx(prepareNginx({root: siteFolder, listen: `127.0.0.1:${port}`}), port);
  return () => void nginx.kill('SIGQUIT');
}

/** The published list of checksums has a signature, but the packages of the current sources aren't in it. */
function signAsPublished(checksums: string): void {
  const {privateKey, publicKey} = generateKeyPairSync('ed25519');
  write('SHA256SUMS', checksums);
  write('SHA256SUMS.sig', sign(null, Buffer.from(checksums), privateKey));
  write('signing-key.pem', publicKey.export({type: 'spki', format: 'pem'}));
}

function write(name: string, contents: string | Buffer): void {
  const file = path.join(siteFolder, 'packages', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, contents);
}
