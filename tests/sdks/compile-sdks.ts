import {toolchains} from './toolchains';

/** Compiles the four SDKs once, before the first test that uses them. */
export default function compileSdks(): void {
  for (const {compileSdk} of Object.values(toolchains)) compileSdk();
}
