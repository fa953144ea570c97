import type { SvgNode } from '../svg-node';

/** Every node of a drawing that passes the test, in drawing order. For tests and for tools that look into a drawing. */
export const findNodes = (node: SvgNode, test: (node: SvgNode) => boolean): SvgNode[] => [
  ...(test(node) ? [node] : []),
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : findNodes(child, test))),
];

/** All lettering of a drawing, one string a line of text. */
export const textsOf = (node: SvgNode): string[] =>
  findNodes(node, (found) => found.tag === 'text').map((found) => found.children.join(''));
