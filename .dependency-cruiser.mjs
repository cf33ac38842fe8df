/**
 * Imports point one way, types included. `npm run check:imports` checks it.
 *
 * identity  content-model  figures  code-block  tables  package-files   know nothing else
 * contract   → content-model
 * workflow   → contract, content-model, figures
 * search     → content-model
 * reference  → contract, workflow, content-model, figures, code-block, tables
 * mcp-server → search, contract, identity
 * sandbox    → contract, identity
 * src        → packages          config → src, packages         engine-patches → src, packages
 * deploy     → config and what it needs from there
 * tools, tests, bench → anything above them, and nothing imports tests or bench
 */
/** @type {(folder: string, ...allowed: string[]) => object} */
const only = (folder, ...allowed) => ({
  name: `${folder} imports only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: {path: `^${folder}/`},
  to: {
    path: '^[a-z-]+/',
    pathNot: `^(${[folder, ...allowed, 'node_modules'].join('|')})(/|$)`,
    dependencyTypesNot: ['core'],
    couldNotResolve: false,
  },
});

const shared = [
  'content-model',
  'code-block',
  'figures',
  'tables',
  'identity',
  'contract',
  'workflow',
  'search',
  'reference',
];
/** @type {(...names: string[]) => string[]} */
const packages = (...names) => names.map((name) => `packages/${name}`);

export default {
  forbidden: [
    {name: 'no import cycle', severity: 'error', from: {}, to: {circular: true}},
    only('packages/identity'),
    only('packages/content-model'),
    only('packages/figures'),
    only('packages/code-block'),
    only('packages/tables'),
    only('packages/package-files'),
    only('packages/contract', ...packages('content-model')),
    only('packages/workflow', ...packages('contract', 'content-model', 'figures')),
    only('packages/search', ...packages('content-model')),
    only(
      'packages/reference',
      ...packages('contract', 'workflow', 'content-model', 'figures', 'code-block', 'tables'),
    ),
    only('packages/mcp-server', ...packages('search', 'contract', 'identity')),
    only('packages/sandbox', ...packages('contract', 'identity')),
    only('src/mdx', ...packages(...shared)),
    only('src/remark', 'src/mdx', ...packages(...shared)),
    only('src/rehype', ...packages('tables')),
    // Scripts that plugins put into pages share code with the page's frame.
    only('src/plugins', 'src/mdx', 'src/components/shell', ...packages(...shared)),
    only('src/trusted-types'),
    only('src/components', 'src/trusted-types', ...packages('content-model', 'search')),
    only(
      'src/theme',
      'src/components',
      'src/trusted-types',
      ...packages('content-model', 'search', 'code-block'),
    ),
    only('config', 'src', 'packages'),
    only('sidebars', 'config', 'packages', '.generated'),
    only('engine-patches', 'src', 'packages'),
    only('deploy', 'config', 'src/plugins', 'packages'),
    only('tools', 'deploy', 'config', 'src', 'engine-patches', 'packages'),
    {
      name: 'nothing imports the benches',
      severity: 'error',
      from: {pathNot: '^bench/'},
      to: {path: '^bench/'},
    },
    {
      name: 'nothing imports tests',
      severity: 'error',
      from: {pathNot: '^(tests|bench)/|playwright\\.config'},
      to: {path: '^tests/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {
      path: '^(build|\\.cache|\\.docusaurus|samples|sdks)/|^tests/fixtures/.*/(src|config|packages|engine-patches|node_modules)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
