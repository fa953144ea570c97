// Slices of a service, rooms of the web and parts of its largest page form no circle. Beside .dependency-cruiser.cjs,
// because folders are judged with everything in them: tests, demo data and migrations reach into many of them and are
// left out here, as are the projects without slices.
const { options } = require('./.dependency-cruiser.cjs');

const noCircle = (name, path) => ({ name, severity: 'error', scope: 'folder', from: { path }, to: { circular: true } });

module.exports = {
  forbidden: [
    noCircle('slices-form-no-circle', '^apps/(?!web/|web-e2e/|worker-)[^/]+/src/[^/]+$'),
    noCircle('kits-and-entities-form-no-circle', '^apps/web/src/(kits|entities)/[^/]+$'),
    noCircle('parts-of-planning-form-no-circle', '^apps/web/src/features/planning/[^/]+$'),
  ],
  options: {
    ...options,
    exclude: {
      path: [
        ...options.exclude.path,
        '^libs/',
        '^apps/(web-e2e|print-agent|worker-[^/]+)/',
        '\\.((int|system)-)?spec\\.tsx?$',
        '/src/(seed|testing|migrations)/',
      ],
    },
  },
};
