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

/**
 * Each look at a name of the language inside jest's sandbox is a call out of it, unless it is given to the module: a
 * search of the optimiser needs a third of the processor by this. Left out is what tests replace (Date, timers, fetch)
 * and what libraries declare again (Boolean and Set by asn1js; Buffer, process, URL).
 */
const languageNames = [
  ...['Array', 'BigInt', 'Error', 'Function', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'],
  ...['RangeError', 'Reflect', 'RegExp', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['ArrayBuffer', 'DataView', 'Float32Array', 'Float64Array', 'Int16Array', 'Int32Array', 'Uint8Array'],
  ...['Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'isNaN', 'parseFloat', 'parseInt'],
];

module.exports = {
  testEnvironment: 'node',
  sandboxInjectedGlobals: languageNames,
  // for a test that hangs while others go on. A machine that is slow or busy must not make a test red: nothing here
  // asserts a time
  testTimeout: 300_000,
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  transform: { '^.+\\.[cm]?[tj]s$': ['@swc/jest', swc], '^.+\\.[tj]sx$': ['@swc/jest', withJsx] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css|svg|woff2)$': path.join(__dirname, 'tools/jest/asset-stub.cjs') },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.mullion/', '<rootDir>/.nx/'],
};
