/**
 * Imports between workspaces use their names, and a workspace's package.json names those that it may import. `npm run
 * check:imports` checks what package.json can't say. `npm run check:dead-code` finds an import that it doesn't name.
 */
const rooms = '(?:packages/[^/]+|programs/[^/]+|bench|deploy|sdks|site|tests|tools)';

/** @type {(folder: string, ...allowed: string[]) => object} */
const only = (folder, ...allowed) => ({
  name: `${folder} imports only ${allowed.join(', ') || 'itself'} of the site`,
  severity: 'error',
  from: {path: `^site/${folder}/`},
  to: {
    path: '^site/',
    pathNot: `^site/(${[folder, ...allowed].join('|')})(/|$)`,
  },
});

export default {
  forbidden: [
    {name: 'no import cycle', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'workspaces import each other by name',
      severity: 'error',
      from: {path: `^(${rooms})/`},
      to: {
        path: `^${rooms}/`,
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    only('src/mdx', 'src/remark'),
    only('src/remark', 'src/mdx'),
    only('src/rehype'),
    // Scripts that plugins put into pages share code with the page's frame.
    only('src/plugins', 'src/mdx', 'src/components/shell'),
    only('src/trusted-types'),
    only('src/components', 'src/trusted-types'),
    only('src/theme', 'src/components', 'src/trusted-types'),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {
      path: '(^|/)(build|dist|\\.cache|\\.docusaurus)/|^samples/|^sdks/(typescript|python|go|java)/|^tests/sdks/programs/|^tests/fixtures/.*/(src|engine-patches|node_modules)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
    },
  },
};
