// Names are of the field (docs/glossary.md): a word of the first years that only this code used is refused where a name
// is declared.
const words = require('./old-words.cjs');

const humps = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$#.-]+/)
    .join(' ')
    .toLowerCase();
const entries = Object.entries(words);
const oldWordIn = (name) => {
  const spoken = ` ${humps(name)} `;
  return entries.find(([old]) => spoken.includes(` ${old} `));
};

/** The names that a pattern declares: of variables, parameters and what is taken out of objects. */
const declared = (pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        declared(property.type === 'RestElement' ? property : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(declared);
    case 'AssignmentPattern':
      return declared(pattern.left);
    case 'RestElement':
      return declared(pattern.argument);
    case 'TSParameterProperty':
      return declared(pattern.parameter);
    default:
      return [];
  }
};

/** @type {import('oxlint/plugins-dev').Rule} */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { old: 'The name {{name}} has the old word "{{old}}": write {{write}}.' },
  },
  create(context) {
    const check = (node) => {
      const found = (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') && oldWordIn(node.name);
      if (found) context.report({ node, messageId: 'old', data: { name: node.name, old: found[0], write: found[1] } });
    };
    const ofId = (node) => check(node.id);
    const ofKey = (node) => !node.computed && check(node.key);
    const ofFunction = (node) => {
      check(node.id);
      node.params.flatMap(declared).forEach(check);
    };
    return {
      VariableDeclarator: (node) => declared(node.id).forEach(check),
      FunctionDeclaration: ofFunction,
      FunctionExpression: ofFunction,
      ArrowFunctionExpression: ofFunction,
      ClassDeclaration: (node) => !/\d{13}$/.test(node.id?.name ?? '') && check(node.id),
      PropertyDefinition: ofKey,
      MethodDefinition: ofKey,
      TSInterfaceDeclaration: ofId,
      TSTypeAliasDeclaration: ofId,
      TSEnumDeclaration: ofId,
      TSPropertySignature: ofKey,
      TSMethodSignature: ofKey,
    };
  },
};
