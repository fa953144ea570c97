// A text has a key and exists in every language; no sentence in JSX.
const readAttributes = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'helperText',
  'description',
]);
const hasWord = /\p{L}{2,}/u;
/** Written the same in every language. */
const universal = /^(?:mm|cm|m²|m2|kg|kB|MB|PDF|CSV|XLSX|Mullion|QR|3D|2D|Esc|Enter|Tab|Shift|Ctrl)$/;

const isText = (value) => typeof value === 'string' && hasWord.test(value) && !universal.test(value.trim());

/** @type {import('oxlint/plugins-dev').Rule} */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Text on screen comes from libs/i18n, so that it exists in every language: "{{text}}".' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } });
    return {
      JSXText: (node) => isText(node.value) && report(node, node.value),
      JSXAttribute(node) {
        if (!readAttributes.has(node.name.name) || node.value?.type !== 'Literal') return;
        if (isText(node.value.value)) report(node, node.value.value);
      },
      JSXExpressionContainer(node) {
        const parent = node.parent;
        const shown =
          parent.type === 'JSXElement' ||
          parent.type === 'JSXFragment' ||
          (parent.type === 'JSXAttribute' && readAttributes.has(parent.name.name));
        if (shown && node.expression.type === 'Literal' && isText(node.expression.value))
          report(node, node.expression.value);
      },
    };
  },
};
