// Tests that start the whole built system themselves (tools/system-remote.cjs): kill, restart, run twice. Each has its own servers and data, so two run side by side.
const unit = require('./jest.config.cjs');

module.exports = { ...unit, testMatch: ['**/*.system-spec.ts'], maxWorkers: 2 };
