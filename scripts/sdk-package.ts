/**
 * Purpose: writes the four SDKs as files that package managers understand. The next build of the
 *   site serves them below /packages.
 * Exemptions: none.
 * Usage: npm run sdk:package, after npm run sdk:generate; needs Java, Maven, Python and Go.
 * Exit code: 1 when a tool fails.
 */
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {sdkPaths, sdkVersion} from './sdks/languages';
import {writeChecksums} from './sdks/packages/checksums';
import {packageGo} from './sdks/packages/go';
import {packageJava} from './sdks/packages/maven';
import {packageTypeScript} from './sdks/packages/npm';
import {packagePython} from './sdks/packages/python';

const layouts = {
  npm: packageTypeScript,
  python: packagePython,
  go: packageGo,
  maven: packageJava,
};

rmSync(sdkPaths.packages, {recursive: true, force: true});
for (const [name, write] of Object.entries(layouts)) {
  const began = Date.now();
  const target = path.join(sdkPaths.packages, name);
  mkdirSync(target, {recursive: true});
  write(target);
  console.log(`${name} ${sdkVersion}: ${Date.now() - began} ms`);
}
for (const line of writeChecksums(sdkPaths.packages)) console.log(line);
