// Slices of a service form no circle. Beside .dependency-cruiser.cjs, because folders are judged with everything in them: tests, demo data and
// migrations reach into many slices and are left out here.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'slices-form-no-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/(?!web/|web-e2e/|worker-)[^/]+/src/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, '\\.((int|system)-)?spec\\.ts$', '/src/(seed|testing|migrations)/'] } },
};
