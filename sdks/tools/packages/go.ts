import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sdkPaths, sdkVersion} from '../languages';
import {run} from './run';

const zipProgram = path.join(__dirname, 'go-module-zip');

/** The files of a module proxy: https://go.dev/ref/mod#goproxy-protocol */
export function packageGo(target: string): void {
  const sdk = sdkPaths.packageOf('go');
  const manifest = path.join(sdk, 'go.mod');
  const module = readFileSync(manifest, 'utf8').match(/^module (\S+)$/m)?.[1];
  if (!module) throw new Error(`${manifest} names no module`);
  const version = `v${sdkVersion}`;
  const folder = path.join(target, module, '@v');
  const file = (ending: string) => path.join(folder, `${version}${ending}`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file('.info'), `${JSON.stringify({Version: version})}\n`);
  cpSync(manifest, file('.mod'));
  run('go', ['run', '.', module, version, sdk, file('.zip')], zipProgram);
}
