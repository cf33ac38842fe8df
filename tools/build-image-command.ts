/**
 * Purpose: bundles the release command into one file without dependencies, for the image.
 * Usage: npm run build:image-command, before docker build. It writes deploy/dist/release.cjs.
 * Exit code: 1 when a module can't be resolved.
 */
import {cpSync, rmSync} from 'node:fs';
import {build} from 'esbuild';
import {commandBundle} from './lib/command-bundle';

async function main(): Promise<void> {
  rmSync('deploy/dist', {recursive: true, force: true});
  await build({
    entryPoints: ['deploy/release.ts'],
    outfile: 'deploy/dist/release.cjs',
    ...commandBundle,
  });
  // The command reads these next to itself.
  cpSync('deploy/nginx', 'deploy/dist/nginx', {recursive: true});
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
