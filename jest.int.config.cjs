// Tests on real PostgreSQL, NATS and Redis, started once for the run: `npx jest -c jest.int.config.cjs apps/orders`.
const unit = require('./jest.config.cjs');

module.exports = {
  ...unit,
  testMatch: ['**/*.int-spec.ts'],
  globalSetup: '<rootDir>/tools/jest/start-servers.mjs',
  globalTeardown: '<rootDir>/tools/jest/stop-servers.mjs',
  // two: every worker holds its own database and its own services; the tests must pass on two cores
  maxWorkers: 2,
};
