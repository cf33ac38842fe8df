import {execFileSync} from 'node:child_process';
import {toolchains} from './toolchains';

/** Generates and compiles the four SDKs once, before the first test that uses them. */
export default function compileSdks(): void {
  execFileSync('npm', ['run', '--silent', 'sdk:generate'], {stdio: 'inherit'});
  for (const {compileSdk} of Object.values(toolchains)) compileSdk();
}
