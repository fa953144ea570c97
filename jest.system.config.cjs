// Tests that start the whole built system themselves (tools/system-remote.cjs): kill, restart, run twice. One at a time.
const unit = require('./jest.config.cjs');

module.exports = { ...unit, testMatch: ['**/*.system-spec.ts'], maxWorkers: 1 };
