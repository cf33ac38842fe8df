import path from 'node:path';
import {buildSync} from 'esbuild';

/** The script's text, which doesn't depend on anything else on the page. */
export function bundleControls(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client', 'index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}
