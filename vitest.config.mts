import {createRequire} from 'node:module';
import {defineConfig} from 'vitest/config';
import {testLimit} from './tests/support/limits';
import {isWhole} from './tests/support/scope';

/** They replace modules, globals, or timers, or need a document. */
const withOwnGlobals = [
  'packages/mcp-server/cached-value.test.ts',
  'src/components/**/*.test.{ts,tsx}',
  'src/plugins/controls/client/*.test.ts',
  'src/theme/**/*.test.tsx',
];

/** A third of the time, and only changes of the sandbox or the contract can break them. */
const ofSandbox = ['packages/sandbox/**'];

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
      {
        extends: true,
        test: {
          name: 'shared',
          include: [
            '{bench,config,deploy,engine-patches,packages,src,tools}/**/*.test.{ts,tsx}',
            'tests/conformance/statements.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: [...withOwnGlobals, ...(isWhole ? [] : ofSandbox), '**/node_modules/**'],
          // Files share their imports, which takes a third of the time.
          isolate: false,
        },
      },
      {extends: true, test: {name: 'own globals', include: withOwnGlobals}},
    ],
  },
});
