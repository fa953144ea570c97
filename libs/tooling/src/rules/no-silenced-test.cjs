// A test that is skipped, alone, or waits a fixed time proves nothing.
const silenced = new Set(['skip', 'only', 'todo', 'fixme']);
const runners = new Set(['it', 'test', 'describe']);

/** @type {import('oxlint/plugins-dev').Rule} */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      silenced: '{{what}} leaves tests out: repair or delete the test.',
      sleep: 'A fixed wait makes a test slow or flaky: wait for what you expect.',
    },
  },
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (
          object.type === 'Identifier' &&
          runners.has(object.name) &&
          property.type === 'Identifier' &&
          silenced.has(property.name)
        ) {
          context.report({ node, messageId: 'silenced', data: { what: `${object.name}.${property.name}` } });
        }
        if (property.type === 'Identifier' && property.name === 'waitForTimeout')
          context.report({ node, messageId: 'sleep' });
      },
      CallExpression(node) {
        if (
          node.callee.type === 'Identifier' &&
          ['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'].includes(node.callee.name)
        ) {
          context.report({ node, messageId: 'silenced', data: { what: node.callee.name } });
        }
      },
    };
  },
};
