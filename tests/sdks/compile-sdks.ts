import {toolchains} from './toolchains';

/** Compiles the four SDKs once, before the first test that uses them. */
export default function compileSdks(): void {
  for (const [language, {compileSdk}] of Object.entries(toolchains)) {
    const began = Date.now();
    compileSdk();
    console.log(`the SDK for ${language} compiled, ${Math.round((Date.now() - began) / 1000)} s`);
  }
}
