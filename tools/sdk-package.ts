/**
 * Purpose: writes the four SDKs, the docs server, and the sandbox as packages. The next build of the
 *   site serves them below /packages. PACKAGE_SIGNING_KEY names the file of the key that signs the checksums.
 * Exemptions: none.
 * Usage: npm run sdk:package, after npm run sdk:generate; needs Java, Maven, Python and Go.
 * Exit code: 1 when a tool fails.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../packages/contract/paths';
import {docsServerVersion} from '../packages/mcp-server/version';
import {sandboxVersion} from '../packages/sandbox/version';
import {writeChecksums} from '../packages/package-files/checksums';
import {writeIndexes} from '../packages/package-files/indexes';
import {signChecksums, signingKey} from '../packages/package-files/signature';
import {signingKeyFile} from '../config/site';
import {sdkPaths, sdkVersion} from './sdks/languages';
import {writeBills} from './sdks/packages/bill-of-materials';
import {packageGo} from './sdks/packages/go';
import {packageJava} from './sdks/packages/maven';
import {packageDocsServer, packageSandbox, packageTypeScript} from './sdks/packages/npm';
import {packagePython} from './sdks/packages/python';

const packages = [
  ['npm', packageTypeScript],
  ['npm', packageDocsServer],
  ['npm', packageSandbox],
  ['python', packagePython],
  ['go', packageGo],
  ['maven', packageJava],
  ['sbom', writeBills],
] as const;

rmSync(sdkPaths.packages, {recursive: true, force: true});
for (const [name, write] of packages) {
  const began = Date.now();
  const target = path.join(sdkPaths.packages, name);
  mkdirSync(target, {recursive: true});
  write(target);
  console.log(`${name}, ${write.name}: ${Date.now() - began} ms`);
}
writeIndexes(sdkPaths.packages);
writeFileSync(
  path.join(sdkPaths.packages, 'versions.json'),
  `${JSON.stringify({sdk: sdkVersion, docsServer: docsServerVersion, sandbox: sandboxVersion})}\n`,
);
const key = signingKey(path.join(paths.repository, '.cache'), signingKeyFile);
for (const line of writeChecksums(sdkPaths.packages)) console.log(line);
signChecksums(sdkPaths.packages, key);
console.log(
  key.isForDevelopment
    ? "Signed with this machine's key. For a release, set PACKAGE_SIGNING_KEY."
    : 'Signed with the release key.',
);
