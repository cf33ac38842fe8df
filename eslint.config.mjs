import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Docusaurus doesn't document these, and they change without notice. */
const engineInternals = [
  {
    group: ['@docusaurus/*/lib/**', 'react-router', 'react-router-*'],
    message: 'Use site/engine-patches/.',
  },
];
const themeInternals = {
  group: ['@docusaurus/theme-common/internal'],
  message: 'Only swizzled components in site/src/theme may use it, as the originals do.',
};

/** A test that compares a measured time, or has a limit of its own, fails because a machine is busy. */
const noTimeInTests = [
  {
    selector:
      'MemberExpression[object.name="performance"][property.name="now"], ' +
      'MemberExpression[object.name="process"][property.name=/^(hrtime|cpuUsage|resourceUsage)$/], ' +
      'BinaryExpression[operator="-"] CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: "Tests don't measure time. Benches do.",
  },
  {
    selector:
      'CallExpression[callee.object.name="test"][callee.property.name="setTimeout"], ' +
      'CallExpression[callee.name=/^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/] > Literal[raw=/^\\d/], ' +
      'Property[key.name=/^(timeout|retries|retry)$/] > Literal[raw=/^[\\d]/]',
    message: 'The only limits are those of tests/support/limits.ts.',
  },
  {
    selector:
      'CallExpression[callee.property.name="waitForTimeout"], ' +
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length>1]',
    message: 'Wait for an event, or stop the clock with page.clock.',
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
      'sdks/typescript/',
      'tests/sdks/programs/',
      '**/.docusaurus/',
      'tests/fixtures/**/build/',
      'dist/',
      'programs/*/dist/',
      'openapi/**/*.yaml',
    ],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.recommendedTypeCheckedOnly,
  {languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}}},
  reactHooks.configs.flat.recommended,
  {
    rules: {
      'no-duplicate-imports': ['error', {allowSeparateTypeImports: true}],
      'no-restricted-imports': ['error', {patterns: [...engineInternals, themeInternals]}],
      // Names that say nothing about what they hold.
      'id-denylist': ['error', 'there', 'held', 'place', 'one', 'at', 'given', 'asked'],
      'no-console': 'error',
      eqeqeq: 'error',
      // A property taken out by destructuring is named so that the rest lacks it.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // Lifecycle hooks and test bodies are async because their callers expect a promise.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['site/src/theme/**'],
    rules: {'no-restricted-imports': ['error', {patterns: engineInternals}]},
  },
  {files: ['site/engine-patches/**', 'tests/**'], rules: {'no-restricted-imports': 'off'}},
  {
    files: [
      'bench/**',
      'tools/**',
      'deploy/**',
      'sdks/**',
      'tests/**',
      '**/tests/**',
      '**/*.test.*',
    ],
    rules: {'no-console': 'off'},
  },
  {
    files: ['tests/**', '**/tests/**', '**/*.test.*'],
    rules: {'no-restricted-syntax': ['error', ...noTimeInTests]},
  },
  // Standard output belongs to the protocol.
  {
    files: ['programs/docs-mcp/**', 'programs/sandbox/main.ts'],
    rules: {'no-console': ['error', {allow: ['error']}]},
  },
  {
    // Only the site's identity file reads the environment. The client bundle sets an option of Docusaurus in it.
    files: ['packages/**', 'programs/**', 'site/**'],
    ignores: [
      'site/config/site.ts',
      'site/src/plugins/client-bundle/index.ts',
      // npm says in the environment that it started the program.
      'programs/sandbox/main.ts',
      '**/*.test.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment in site/config/site.ts only.',
        },
      ],
    },
  },
  {
    // The bundler loads CommonJS.
    files: ['**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Imports packages which only it installs.
    files: ['tests/serving/observatory/scan.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
);
