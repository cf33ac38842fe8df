/**
 * Purpose: writes the four SDKs and the docs server as packages. The next build of the site serves
 *   them below /packages.
 * Exemptions: none.
 * Usage: npm run sdk:package, after npm run sdk:generate; needs Java, Maven, Python and Go.
 * Exit code: 1 when a tool fails.
 */
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {sdkPaths} from './sdks/languages';
import {writeChecksums} from './sdks/packages/checksums';
import {packageGo} from './sdks/packages/go';
import {packageJava} from './sdks/packages/maven';
import {packageDocsServer, packageTypeScript} from './sdks/packages/npm';
import {packagePython} from './sdks/packages/python';

const packages = [
  ['npm', packageTypeScript],
  ['npm', packageDocsServer],
  ['python', packagePython],
  ['go', packageGo],
  ['maven', packageJava],
] as const;

rmSync(sdkPaths.packages, {recursive: true, force: true});
for (const [name, write] of packages) {
  const began = Date.now();
  const target = path.join(sdkPaths.packages, name);
  mkdirSync(target, {recursive: true});
  write(target);
  console.log(`${name}, ${write.name}: ${Date.now() - began} ms`);
}
for (const line of writeChecksums(sdkPaths.packages)) console.log(line);
