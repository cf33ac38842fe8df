/**
 * Purpose: bundles the docs MCP server into one file without dependencies, so that it starts and
 *   installs quickly.
 * Usage: npm run build:mcp
 *   Writes programs/docs-mcp/dist/argosy-docs-mcp.cjs.
 * Exit code: 1 when a module can't be resolved.
 */
import path from 'node:path';
import {build} from 'esbuild';
import {commandBundle} from './lib/command-bundle';

const folder = path.join(__dirname, '..', 'programs', 'docs-mcp');

void build({
  entryPoints: [path.join(folder, 'main.ts')],
  outfile: path.join(folder, 'dist', 'argosy-docs-mcp.cjs'),
  ...commandBundle,
}).catch(() => process.exit(1));
