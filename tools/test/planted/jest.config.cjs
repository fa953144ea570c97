module.exports = { testMatch: ['**/*.planted.cjs'], testTimeout: 300_000, transform: {} };
