import { createHash } from 'node:crypto';

/** Letters of a state: two changes of the same product do not meet by chance. */
const LETTERS = 16;

/** Names the operations of a product as they are: every change of one gives another name. */
export const stateOfWork = (operations: readonly { readonly id: number; readonly version: number }[]): string => {
  const parts = operations.map(({ id, version }) => `${id}.${version}`).sort();
  return createHash('sha256').update(parts.join()).digest('base64url').slice(0, LETTERS);
};
