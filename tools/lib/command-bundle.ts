import type {BuildOptions} from 'esbuild';

/** How a program that readers run becomes one file without dependencies. */
export const commandBundle = {
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  banner: {js: '#!/usr/bin/env node'},
  minify: true,
  legalComments: 'eof',
  logLevel: 'warning',
} as const satisfies BuildOptions;
