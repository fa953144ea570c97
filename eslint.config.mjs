import nx from '@nx/eslint-plugin';
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

/**
 * Only what no other program knows: import rules between projects by Nx's graph, and our own rules. All else, also what needs types,
 * is oxlint's (.oxlintrc.json), which takes a fraction of the time.
 */
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
      '**/*.{js,mjs,cjs}',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,cts}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx, mullion },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // run before there is a TypeScript project
    ignores: ['**/*.config.ts', '**/*.d.mts', '**/*.d.cts'],
    rules: { '@nx/enforce-module-boundaries': ['error', { allow: [], depConstraints, enforceBuildableLibDependency: false }] },
  },
  { files: ['**/*.{ts,tsx}'], rules: { 'mullion/max-lines': ['error', { max: 400 }] } },
  {
    files: ['apps/web/src/**/*.tsx', 'libs/ui-kit/src/**/*.tsx'],
    ignores: tests,
    rules: { 'mullion/no-literal-text': 'error', 'mullion/no-raw-colour': 'error' },
  },
  // a test may look inside; what it must not do is wait for nothing or be switched off
  { files: tests, rules: { 'mullion/no-silenced-test': 'error' } },
);
