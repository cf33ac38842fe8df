/**
 * Purpose: bundles the docs MCP server into one file without dependencies, so that it starts and
 *   installs quickly.
 * Usage: npm run build:mcp
 *   Writes packages/mcp-server/dist/argosy-docs-mcp.cjs.
 * Exit code: 1 when a module can't be resolved.
 */
import path from 'node:path';
import {build} from 'esbuild';

const folder = path.join(__dirname, '..', 'packages', 'mcp-server');

void build({
  entryPoints: [path.join(folder, 'main.ts')],
  outfile: path.join(folder, 'dist', 'argosy-docs-mcp.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  banner: {js: '#!/usr/bin/env node'},
  minify: true,
  legalComments: 'eof',
  logLevel: 'warning',
}).catch(() => process.exit(1));
