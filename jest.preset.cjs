// The base of every jest configuration: TypeScript by swc, exactly the options that the bundler uses (.swcrc).
const fs = require('node:fs');
const path = require('node:path');

const swc = JSON.parse(fs.readFileSync(path.join(__dirname, '.swcrc'), 'utf8'));
delete swc.exclude;
delete swc.$schema;
swc.swcrc = false;
swc.jsc.transform.react = { runtime: 'automatic' };
const withJsx = structuredClone(swc);
withJsx.jsc.parser.tsx = true;

/** Published as ES modules only; jest loads CommonJS. */
const esmOnly = ['jose', 'lru-cache', 'i18next', 'react-i18next'];

module.exports = {
  testEnvironment: 'node',
  // for a test that hangs while others go on. A machine that is slow or busy must not make a test red: nothing here
  // asserts a time
  testTimeout: 300_000,
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  transform: { '^.+\\.[cm]?[tj]s$': ['@swc/jest', swc], '^.+\\.[tj]sx$': ['@swc/jest', withJsx] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css|svg|woff2)$': path.join(__dirname, 'tools/jest/asset-stub.cjs') },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.mullion/', '<rootDir>/.nx/'],
};
