// The unit tests as `npm test` runs them: in the groups that tools/test/spec-groups.mjs has written.
const path = require('node:path');
const single = require('../../jest.config.cjs');

module.exports = {
  ...single,
  rootDir: path.resolve(__dirname, '../..'),
  roots: [...single.roots, '<rootDir>/.mullion/cache/unit-groups'],
  testMatch: ['<rootDir>/.mullion/cache/unit-groups/*.group.cjs'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.nx/'],
};
