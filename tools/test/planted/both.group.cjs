// Read by tools/test/watched-program.spec.ts: a group as tools/test/spec-groups.mjs writes it.
require('../../jest/run-specs.cjs')([
  'tools/test/planted/does-not-load.planted.cjs',
  'tools/test/planted/good-and-bad.planted.cjs',
]);
