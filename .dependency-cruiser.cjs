// Who may import whom inside a project (docs/conventions.md). Between projects ESLint's @nx/enforce-module-boundaries says the same and more.
// tools/boundaries-sample holds a planted violation of every rule; tools/boundaries.spec.ts wants each reported.
const slice = '^apps/(?!web/|web-e2e/|worker-)([^/]+)/src/([^/]+)/';
const same = '^apps/$1/src/$2/';
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
/** Demo data is written straight into the tables of its service. */
const seed = '^apps/[^/]+/src/seed/';

module.exports = {
  forbidden: [
    rule(
      'rules-are-pure',
      { path: `${slice}rules/`, pathNot: '\\.spec\\.ts$' },
      { pathNot: [`${same}rules/`, '^libs/(contracts|packing-model)/'] },
    ),
    rule(
      'use-cases-know-no-transport',
      { path: `${slice}use-cases/`, pathNot: '\\.((int|system)-)?spec\\.ts$' },
      { path: ['\\.controller\\.ts$', '/handlers/', 'node_modules/(nats|@nats-io|bullmq|@nestjs/microservices)/'] },
    ),
    rule(
      'only-repository-touches-rows',
      { path: slice, pathNot: ['\\.(repository|queries|mapper|entity|module)\\.ts$', '\\.int-spec\\.ts$', seed] },
      { path: '\\.entity\\.ts$' },
    ),
    rule(
      'slices-meet-at-the-module',
      { path: slice, pathNot: [seed, '^apps/[^/]+/src/testing/', '\\.int-spec\\.ts$'] },
      { path: '^apps/$1/src/[^/]+/', pathNot: [same, '\\.(module|queries)\\.ts$', '^apps/$1/src/migrations/'] },
    ),
    // docs/adr/0025
    rule(
      'controllers-hold-no-logic',
      { path: '^apps/.+\\.controller\\.ts$' },
      { path: ['\\.(repository|mapper|policy|entity)\\.ts$', '/(rules|sagas|sweeps|handlers)/'] },
    ),
    rule('repositories-give-rows', { path: '^apps/.+\\.repository\\.ts$' }, { path: '\\.(mapper|queries)\\.ts$' }),
    rule('no-app-imports-an-app', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    rule('no-lib-imports-an-app', { path: '^libs/' }, { path: '^apps/' }),
    rule('only-deploy-knows-the-processes', { path: '^(apps|libs)/' }, { path: '^deploy/' }),
    rule(
      'contracts-import-only-zod',
      { path: '^libs/contracts/src/', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^libs/contracts/', 'node_modules/zod/'] },
    ),
    rule(
      'pure-libs-know-no-platform',
      { path: '^libs/(packing-model|packing-optimiser|drawings)/src/', pathNot: '\\.spec\\.ts$' },
      { path: ['node_modules/(?!zod/|bwip-js/)', '^(node:|fs$|path$|os$)'], pathNot: 'node_modules/@types/' },
    ),
    rule(
      'the-web-knows-no-server',
      { path: '^(apps/web|libs/(ui-kit|load-viewer))/src/' },
      { path: ['^libs/server-', 'node_modules/(@nestjs|typeorm|pg|nats|bullmq|ioredis)/'] },
    ),
    rule(
      'the-viewer-knows-no-app',
      { path: '^libs/load-viewer/src/' },
      { path: 'node_modules/(redux|@reduxjs|react-redux|react-router)/' },
    ),
    rule(
      'features-do-not-meet',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/(features|routes)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'editor-commands-are-pure',
      { path: '^apps/web/src/features/[^/]+/commands/', pathNot: '\\.spec\\.ts$' },
      { path: ['node_modules/(react|three|@react-three|@reduxjs)', '/(canvas|panels|tools)/'] },
    ),
    rule(
      'tests-stay-tests',
      { pathNot: ['\\.((int|system)-)?spec\\.tsx?$', '^apps/web-e2e/', '^libs/server-testing/', '^bench/', '/testing/', seed] },
      { path: ['\\.spec\\.tsx?$', '^libs/server-testing/'] },
    ),
    rule('no-cycles', {}, { circular: true }),
    rule('everything-resolves', {}, { couldNotResolve: true }),
  ],
  options: {
    tsConfig: { fileName: `${__dirname}/tsconfig.base.json` },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^(apps|libs)/[^/]+/dist/', '/test-results/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'require', 'node', 'default'] },
  },
};
