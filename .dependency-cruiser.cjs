// Who may import whom (docs/conventions.md): between projects by the table, inside a project by the rules below it.
// tools/boundaries-sample holds a planted violation of every rule; tools/boundaries.spec.ts wants each reported.
const fs = require('node:fs');

const everyService = ['contracts', 'packing-model', 'server-kit', 'server-testing', 'i18n'];

/** The libraries that a project may import; none imports an app. An entry must not close a circle. */
const librariesOf = {
  'libs/contracts': [],
  'libs/client': ['contracts'],
  'libs/tooling': [],
  'libs/spreadsheet': ['contracts'],
  'libs/floor-schedule': [],
  'libs/code-reader': [],
  'libs/packing-model': ['contracts'],
  'libs/packing-optimiser': ['contracts', 'packing-model'],
  'libs/drawings': ['contracts', 'packing-model'],
  'libs/server-kit': ['contracts'],
  'libs/server-testing': ['contracts', 'server-kit'],
  'libs/i18n': ['contracts'],
  'libs/ui-kit': ['contracts', 'i18n'],
  'libs/load-viewer': ['contracts', 'packing-model'],
  'apps/(gateway|identity|dispatch|worker-mail)': everyService,
  // the first plan of an estimate, docs/planning.md
  'apps/packing': [...everyService, 'packing-optimiser'],
  'apps/production': [...everyService, 'floor-schedule', 'spreadsheet'],
  'apps/orders': [...everyService, 'spreadsheet'],
  'apps/(documents|worker-documents)': [...everyService, 'drawings'],
  'apps/worker-optimiser': [...everyService, 'packing-optimiser'],
  'apps/web': [
    'contracts',
    'packing-model',
    'packing-optimiser',
    'floor-schedule',
    'drawings',
    'load-viewer',
    'code-reader',
    'ui-kit',
    'i18n',
  ],
  'apps/print-agent': ['contracts', 'client'],
  'apps/web-e2e': ['contracts', 'client', 'server-testing', 'i18n'],
};
/** What a library shows to others, as its package.json exports it. */
const libraryEntries =
  '^libs/[^/]+/src/(index|all|cells|in-thread|read-csv|paper|pdf-text|testing/(make-xlsx|floors)|styles/index)\\.';

const slice = '^apps/(?!web/|web-e2e/|worker-)([^/]+)/src/([^/]+)/';
const same = '^apps/$1/src/$2/';
const web = '^apps/web/src/';
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
/** Demo data is written straight into the tables of its service. */
const seed = '^apps/[^/]+/src/seed/';

/** What a controller does not import: it calls use cases and queries. */
const logic = ['\\.(repository|mapper|policy|entity)\\.ts$', '/(rules|sagas|sweeps|handlers)/'];
const showsLogic =
  /^export (?:type )?\{[^}]*\} from '[^']+(?:\.(?:repository|mapper|policy|entity)|\/(?:rules|sagas|sweeps|handlers)\/[^']+)';/m;
/** Modules by which slices show it to each other: a controller does not get it from them either. */
const modulesWithLogic = fs
  .readdirSync('apps', { recursive: true })
  .map((file) => `apps/${file}`)
  .filter((file) => file.endsWith('.module.ts') && showsLogic.test(fs.readFileSync(file, 'utf8')));

module.exports = {
  forbidden: [
    rule(
      'rules-are-pure',
      { path: `${slice}rules/`, pathNot: '\\.spec\\.ts$' },
      {
        pathNot: [
          `${same}rules/`,
          '^libs/(contracts|packing-model|floor-schedule)/',
          '^libs/spreadsheet/src/cells\\.ts$',
        ],
      },
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
      { path: '^apps/$1/src/[^/]+/', pathNot: [same, '\\.(module|queries)\\.ts$', '^apps/$1/src/(core|migrations)/'] },
    ),
    // what two slices share lies below both of them
    rule('core-knows-no-slice', { path: '^apps/([^/]+)/src/core/' }, { path: '^apps/$1/src/(?!core/)[^/]+/' }),
    // docs/adr/0025
    rule(
      'controllers-hold-no-logic',
      { path: '^apps/.+\\.controller\\.ts$' },
      { path: [...logic, `^(${modulesWithLogic.join('|')})$`] },
    ),
    rule('repositories-give-rows', { path: '^apps/.+\\.repository\\.ts$' }, { path: '\\.(mapper|queries)\\.ts$' }),
    rule(
      'libraries-are-used-by-their-entries',
      { path: '^(?:apps|libs)/([^/]+)/' },
      { path: '^libs/', pathNot: [libraryEntries, '^libs/$1/'] },
    ),
    rule('only-deploy-knows-the-processes', { path: '^(apps|libs)/' }, { path: '^deploy/' }),
    rule(
      'contracts-import-only-zod',
      { path: '^libs/contracts/src/', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^libs/', 'node_modules/zod/'] },
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
    // the web: shell → features → entities → kits, apps/web/README.md
    rule('the-web-has-four-rooms', { path: web }, { path: web, pathNot: `${web}(shell|features|entities|kits)/` }),
    rule('features-know-no-shell', { path: `${web}features/` }, { path: `${web}shell/` }),
    rule(
      'features-do-not-meet',
      { path: `${web}features/([^/]+)/` },
      { path: `${web}features/`, pathNot: `${web}features/$1/` },
    ),
    rule('entities-know-no-page', { path: `${web}entities/` }, { path: `${web}(shell|features)/` }),
    rule(
      'kits-know-no-domain',
      { path: `${web}kits/` },
      { path: [`${web}(shell|features|entities)/`, '^libs/(packing-model|packing-optimiser|drawings|load-viewer)/'] },
    ),
    rule(
      'editor-commands-are-pure',
      { path: `${web}features/[^/]+/commands/`, pathNot: '\\.spec\\.ts$' },
      { path: ['node_modules/(react|three|@react-three|@reduxjs)', '/(canvas|panels|tools)/'] },
    ),
    rule(
      'tests-stay-tests',
      {
        pathNot: [
          '\\.((int|system)-)?spec\\.tsx?$',
          '^apps/web-e2e/',
          '^libs/server-testing/',
          '^bench/',
          '/testing/',
          seed,
        ],
      },
      { path: ['\\.spec\\.tsx?$', '^libs/server-testing/'] },
    ),
    rule('no-cycles', {}, { circular: true }),
    // the bundler of the web gives the address of such a file, and fails when there is none
    rule('everything-resolves', {}, { couldNotResolve: true, pathNot: '\\.wasm\\?url$' }),
  ],
  allowedSeverity: 'error',
  allowed: [
    { from: { pathNot: '^(apps|libs)/' }, to: {} },
    { from: {}, to: { pathNot: '^(apps|libs)/' } },
    { from: { path: '^((?:apps|libs)/[^/]+)/' }, to: { path: '^$1/' } },
    ...Object.entries(librariesOf).map(([project, libraries]) => ({
      from: { path: `^${project}/` },
      to: { path: `^libs/(${libraries.join('|')})/` },
    })),
  ],
  options: {
    tsConfig: { fileName: `${__dirname}/tsconfig.base.json` },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^(apps|libs)/[^/]+/dist/', '/test-results/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
