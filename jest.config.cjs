// Unit tests of the whole repository: pure, no servers. `npx jest libs/contracts` runs one project.
const preset = require('./jest.preset.cjs');

module.exports = {
  ...preset,
  rootDir: __dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/deploy', '<rootDir>/tools', '<rootDir>/bench'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/apps/web-e2e/', '/dist/'],
};
