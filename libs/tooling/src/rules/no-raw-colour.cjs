// Colours are tokens (CSS variables): a raw one would stay light in the dark theme.
const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl|oklch|lab)a?\(.*\))$/i;

/** @type {import('oxlint/plugins-dev').Rule} */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: 'Use a colour token, var(--…), instead of {{text}}: both themes must follow.' },
  },
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || !colour.test(node.value.trim())) return;
        // an address of a place on a page looks like a colour: href="#abc"
        if (node.parent.type === 'JSXAttribute' && ['href', 'to', 'id'].includes(node.parent.name.name)) return;
        context.report({ node, messageId: 'raw', data: { text: node.value } });
      },
    };
  },
};
