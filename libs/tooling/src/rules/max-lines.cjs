// The hard limit beside ESLint's own max-lines, which one file can not have twice (a warning at 250, an error at 400).
/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer', minimum: 1 } }, additionalProperties: false }],
    messages: { long: '{{lines}} lines; {{max}} is the most. Divide the file by what it is about.' },
  },
  create(context) {
    const { max } = context.options[0];
    return {
      Program(node) {
        const lines = context.sourceCode.lines.length;
        if (lines > max) context.report({ node, loc: { line: max + 1, column: 0 }, messageId: 'long', data: { lines, max } });
      },
    };
  },
};
