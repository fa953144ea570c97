// Lint rules that nobody has published, for .oxlintrc.json. CommonJS, because the linter loads it without a build.
module.exports = {
  meta: { name: 'mullion', version: '0.1.0' },
  rules: {
    'no-handmade-event': require('./rules/no-handmade-event.cjs'),
    'no-literal-text': require('./rules/no-literal-text.cjs'),
    'no-old-word': require('./rules/no-old-word.cjs'),
    'no-raw-colour': require('./rules/no-raw-colour.cjs'),
    'no-silenced-test': require('./rules/no-silenced-test.cjs'),
  },
};
