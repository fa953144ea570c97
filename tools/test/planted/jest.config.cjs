module.exports = { testMatch: ['**/*.planted.cjs', '**/*.group.cjs'], testTimeout: 300_000, transform: {} };
