import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';

/** Arrows go one way: contract and content → generator and content model → plugins → components. */
const importRules = [
  {
    target: './src/content-model',
    from: ['./src', './config', './generator'],
    except: ['./content-model'],
    message: 'The content model imports nothing local.',
  },
  {
    target: './generator',
    from: ['./src', './config', './scripts'],
    except: ['./content-model'],
    message: 'The generator knows nothing of the site.',
  },
  {
    target: './src',
    from: ['./scripts', './tests', './deploy', './mcp'],
    message: 'The site imports no maintenance code.',
  },
  {
    target: './src/{components,theme,search}',
    from: './src/plugins',
    message: 'Components run in the browser, plugins at build.',
  },
  {
    target: './mcp',
    from: ['./scripts', './tests', './deploy', './src/plugins', './src/components', './src/theme'],
    message: 'The MCP server reads published files; it shares search and the contract only.',
  },
  {
    target: './config',
    from: ['./scripts', './tests', './deploy'],
    message: 'Configuration imports only models and plugins.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.generated/',
      '.cache/',
      'node_modules/',
      'samples/',
      'sdks/',
      'tests/sdks/programs/',
      '**/.docusaurus/',
      '**/build/',
      'mcp/dist/',
      'openapi/**/*.yaml',
    ],
  },
  ...tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: importRules.flatMap(({from, ...zone}) =>
            [from].flat().map((one) => ({...zone, from: one})),
          ),
        },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      // `mcp` has a package.json of its own for what is packed; its modules are the repository's.
      'import-x/no-extraneous-dependencies': ['error', {packageDir: import.meta.dirname}],
      'no-console': 'error',
      eqeqeq: 'error',
      // A property taken out by destructuring is named so that the rest lacks it.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
    },
  },
  {files: ['scripts/**', 'deploy/**', 'tests/**', '**/*.test.*'], rules: {'no-console': 'off'}},
  // Standard output belongs to the protocol.
  {files: ['mcp/**'], rules: {'no-console': ['error', {allow: ['error']}]}},
  {
    // Only the site's identity file reads the environment.
    files: ['config/**', 'src/**', 'sidebars/**', 'docusaurus.config.ts'],
    ignores: ['config/site.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment in config/site.ts only.',
        },
      ],
    },
  },
  {
    // Worker threads and the bundler begin in CommonJS.
    files: ['**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
