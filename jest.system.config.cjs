// Tests that start the whole built system themselves (tools/system-remote.cjs): kill, restart, run twice. Two systems
// are up side by side, each with servers and data of its own; some files share one (tools/shared-system.ts).
const unit = require('./jest.config.cjs');

module.exports = { ...unit, testMatch: ['**/*.system-spec.ts'], maxWorkers: 2 };
