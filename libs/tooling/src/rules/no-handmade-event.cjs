// What an event says is made in one place: a file record-….ts. A statement takes it from there.
const OUTBOX = /\binsert\s+into\s+\S*outbox\b/i;

/** @type {import('oxlint/plugins-dev').Rule} */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      record: 'An event is recorded by a function of a file record-….ts, which all who change the thing call.',
      outbox: 'A statement writes events by recordRows of the kit, from the description that Tx.record has too.',
    },
  },
  create(context) {
    const ofTransaction = (node) =>
      (node.type === 'Identifier' && node.name === 'tx') ||
      (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tx');
    const checkText = (node, text) => {
      if (OUTBOX.test(text)) context.report({ node, messageId: 'outbox' });
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        if (
          callee.type !== 'MemberExpression' ||
          callee.property.type !== 'Identifier' ||
          callee.property.name !== 'record'
        )
          return;
        if (ofTransaction(callee.object)) context.report({ node, messageId: 'record' });
      },
      Literal(node) {
        if (typeof node.value === 'string') checkText(node, node.value);
      },
      TemplateLiteral(node) {
        checkText(node, node.quasis.map(({ value }) => value.raw).join('…'));
      },
    };
  },
};
