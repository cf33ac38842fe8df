/**
 * Purpose: bundles the sandbox and its contract into one file without dependencies, so that it
 *   starts and installs quickly.
 * Usage: npm run build:sandbox
 *   Writes programs/sandbox/dist/argosy-sandbox.cjs.
 * Exit code: 1 when the contract can't be read or a module can't be resolved.
 */
import path from 'node:path';
import {build} from 'esbuild';
import {loadSpec} from '@docs/contract';
import {withoutTexts} from '@argosy/sandbox';
import {commandBundle} from './lib/command-bundle';

const folder = path.join(__dirname, '..', 'programs', 'sandbox');

/** The program and its contract, which Node.js reads faster as JSON than as a script. */
async function entry(): Promise<string> {
  const contract = JSON.stringify(withoutTexts(await loadSpec()));
  return `
    import {main} from './main';
    void main(process.argv.slice(2), () => JSON.parse(${JSON.stringify(contract)}));
  `;
}

async function buildSandbox(): Promise<void> {
  await build({
    stdin: {contents: await entry(), resolveDir: folder, loader: 'ts'},
    outfile: path.join(folder, 'dist', 'argosy-sandbox.cjs'),
    ...commandBundle,
  });
}

buildSandbox().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
