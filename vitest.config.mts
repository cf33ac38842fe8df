import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {defineConfig} from 'vitest/config';
import {testLimit} from './tests/support/limits';
import {isWhole} from './tests/support/scope';

/** They replace modules, globals, or timers, or need a document. */
const withOwnGlobals = [
  'deploy/cloudflare/worker.test.ts',
  'programs/docs-mcp/cached-value.test.ts',
  'site/src/components/**/*.test.{ts,tsx}',
  'site/src/plugins/controls/client/*.test.ts',
  'site/src/theme/**/*.test.tsx',
];

const workspaces = [
  'bench',
  'deploy',
  ...readdirSync('packages').map((name) => `packages/${name}`),
  'programs/docs-mcp',
  // A third of the time, and only changes of the sandbox or the contract can break them.
  ...(isWhole ? ['programs/sandbox'] : []),
  'sdks',
  'site',
  'tools',
];

const engine = createRequire(
  createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
);

export default defineConfig({
  // Docusaurus gives its router this name only while it bundles.
  resolve: {alias: {'@docusaurus/router': engine.resolve('react-router')}},
  test: {
    testTimeout: testLimit,
    hookTimeout: testLimit,
    globalSetup: 'tests/support/temporary-files.ts',
    environment: 'node',
    projects: [
      ...workspaces.map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`${name}/**/*.test.{ts,tsx}`],
          exclude: [...withOwnGlobals, '**/node_modules/**'],
          // Files share their imports, which takes a third of the time.
          isolate: false,
        },
      })),
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['tests/conformance/statements.test.ts', 'tests/unit/**/*.test.ts'],
          isolate: false,
        },
      },
      ...['deploy', 'programs/docs-mcp', 'site'].map((name) => ({
        extends: true as const,
        test: {
          name: `${name} (own globals)`,
          include: withOwnGlobals.filter((file) => file.startsWith(`${name}/`)),
        },
      })),
    ],
  },
});
