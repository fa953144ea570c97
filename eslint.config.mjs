import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { createRequire } from 'node:module';
import tseslint from 'typescript-eslint';

const mullion = createRequire(import.meta.url)('./libs/tooling/src/eslint-plugin.cjs');

/** A project with this tag may import projects with these tags. */
const mayImport = (sourceTag, ...layers) => ({ sourceTag, onlyDependOnLibsWithTags: layers.map((layer) => `layer:${layer}`) });
const everyService = ['contracts', 'packing-model', 'server-kit', 'i18n', 'server-testing'];
const service = (name, ...more) => mayImport(`app:${name}`, ...everyService, ...more);
const depConstraints = [
  mayImport('layer:contracts'),
  mayImport('layer:tooling'),
  mayImport('layer:packing-model', 'contracts'),
  mayImport('layer:packing-optimiser', 'contracts', 'packing-model'),
  mayImport('layer:drawings', 'contracts', 'packing-model'),
  mayImport('layer:spreadsheet'),
  mayImport('layer:server-kit', 'contracts'),
  mayImport('layer:server-testing', 'contracts', 'server-kit'),
  mayImport('layer:i18n', 'contracts'),
  mayImport('layer:ui-kit', 'contracts', 'i18n'),
  mayImport('layer:load-viewer', 'contracts', 'packing-model'),
  ...['gateway', 'identity', 'packing', 'dispatch', 'production', 'worker-mail'].map((name) => service(name)),
  service('orders', 'spreadsheet'),
  service('documents', 'drawings'),
  service('worker-documents', 'drawings'),
  service('worker-optimiser', 'packing-optimiser'),
  mayImport('layer:web', 'contracts', 'packing-model', 'packing-optimiser', 'drawings', 'load-viewer', 'ui-kit', 'i18n'),
  mayImport('layer:e2e', 'contracts', 'server-testing', 'i18n'),
  { sourceTag: 'runtime:any', onlyDependOnLibsWithTags: ['runtime:any'] },
  { sourceTag: 'runtime:node', onlyDependOnLibsWithTags: ['runtime:any', 'runtime:node'] },
  { sourceTag: 'runtime:browser', onlyDependOnLibsWithTags: ['runtime:any', 'runtime:browser'] },
];

const tests = ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/*.system-spec.ts', 'apps/web-e2e/**/*.ts', 'libs/server-testing/**/*.ts'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.nx/**',
      '.mullion/**',
      '**/node_modules/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'out/**',
      'tools/boundaries-sample/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node, ecmaVersion: 2024 },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }] },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['apps/web/**/*.js'], languageOptions: { globals: globals.browser } },
  ...tseslint.configs.recommended.map((each) => ({ ...each, files: ['**/*.{ts,tsx,mts,cts}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx, mullion },
    languageOptions: { parserOptions: { project: ['tsconfig.node.json', 'tsconfig.web.json'], tsconfigRootDir: import.meta.dirname } },
    rules: {
      // TypeScript itself knows what is defined
      'no-undef': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@nx/enforce-module-boundaries': ['error', { allow: [], depConstraints, enforceBuildableLibDependency: false }],
      'mullion/max-lines': ['error', { max: 400 }],
      'max-lines': ['warn', { max: 250, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // entry points of programs for people: the console is their screen
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: [...tests, '**/cli/**', '**/main.ts', '**/*.cli.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'libs/ui-kit/**/*.{ts,tsx}', 'libs/load-viewer/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['apps/web/src/**/*.tsx', 'libs/ui-kit/src/**/*.tsx'],
    ignores: tests,
    rules: { 'mullion/no-literal-text': 'error', 'mullion/no-raw-colour': 'error' },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@blueprintjs/core',
          importNames: ['Popover', 'PopoverNext'],
          message: 'It takes the focus back late: use Popover of @mullion/ui-kit.',
        },
      ],
    },
  },
  {
    files: tests,
    // a test may look inside; what it must not do is wait for nothing or be switched off
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'mullion/no-silenced-test': 'error' },
  },
  {
    // tools that demand a default export or run before there is a TypeScript project
    files: ['**/*.config.ts', '**/*.d.mts', '**/*.d.cts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
);
