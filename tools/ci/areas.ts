import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Paths whose changes run an area's whole suite. Everything else about it runs in every gate. */
const inputs = {
  sandbox: [
    'content/data/recipes',
    'openapi',
    'packages/contract',
    'programs/sandbox',
    'tests/sandbox',
  ],
  samples: [
    'openapi',
    'packages/contract',
    'packages/reference',
    'programs/sandbox',
    'samples',
    'sdks',
    'tests/contract',
    'tests/samples',
    'tests/sandbox',
    'tests/sdks',
    'tools/sdk-generate.ts',
    'sdks/tools',
  ],
  serving: [
    'deploy',
    'site/engine-patches',
    'site/src/trusted-types',
    'tests/serving',
    'tools/serve.ts',
  ],
  'docs MCP server': ['programs/docs-mcp', 'packages/search', 'tests/mcp'],
  builds: [
    'site/config',
    'site/docusaurus.config.ts',
    'site/engine-patches',
    'site/src/mdx',
    'site/src/plugins',
    'site/src/rehype',
    'site/src/remark',
    'tests/build',
    'tests/fixtures/sites/base',
    'tools/page-check',
  ],
};

/** What every area runs with. */
const shared = ['.ci/node', '.ci/run', 'package-lock.json', 'tests/support', 'tools/ci'];

export type Area = keyof typeof inputs;

const git = (...args: string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/** The commit that changes are compared with: the pull request's base, or the last green nightly run. */
function baseCommit(): string | undefined {
  const branch = process.env.GITHUB_BASE_REF;
  try {
    if (branch) return git('merge-base', `origin/${branch}`, 'HEAD');
    const commit = readFileSync('.ci/base', 'utf8').trim();
    return git('rev-parse', '--verify', `${commit}^{commit}`);
  } catch {
    // No nightly run was green yet, or a shallow clone doesn't have the commit.
  }
  return undefined;
}

const changedSince = (base: string): string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean);

/** The areas that these files belong to. Without a list, it's all areas. */
export function areasOf(files: string[] | undefined): Set<Area> {
  const areas = Object.keys(inputs) as Area[];
  const isBelow = (folders: string[]) => (file: string) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
  if (!files || files.some(isBelow(shared))) return new Set(areas);
  return new Set(areas.filter((area) => files.some(isBelow(inputs[area]))));
}

export function affectedAreas(): Set<Area> {
  const base = baseCommit();
  return areasOf(base === undefined ? undefined : changedSince(base));
}

/** What a red nightly run has to be searched for in. */
export function commitsSinceBase(): string {
  const base = baseCommit();
  return base === undefined
    ? 'No earlier run was green.'
    : git('log', '--oneline', `${base}..HEAD`);
}
