/**
 * Purpose: bundles the documentation's MCP server into one file that needs nothing but Node, so
 *   that it starts at once and installs without dependencies.
 * Usage: npm run build:mcp   Writes mcp/dist/argosy-docs-mcp.cjs.
 * Exit code: 1 when a module cannot be resolved.
 */
import path from 'node:path';
import {build} from 'esbuild';

const folder = path.join(__dirname, '..', 'mcp');

void build({
  entryPoints: [path.join(folder, 'main.ts')],
  outfile: path.join(folder, 'dist', 'argosy-docs-mcp.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  banner: {js: '#!/usr/bin/env node'},
  minify: true,
  legalComments: 'eof',
  logLevel: 'warning',
}).catch(() => process.exit(1));
