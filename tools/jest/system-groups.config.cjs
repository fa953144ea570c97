// The tests of whole systems as `npm test` runs them: in the groups that tools/test/spec-groups.mjs has written.
const path = require('node:path');
const single = require('../../jest.system.config.cjs');

module.exports = {
  ...single,
  rootDir: path.resolve(__dirname, '../..'),
  roots: [...single.roots, '<rootDir>/.mullion/cache/system-groups'],
  testMatch: ['<rootDir>/.mullion/cache/system-groups/*.group.cjs'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.nx/'],
};
