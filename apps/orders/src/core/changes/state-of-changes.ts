import { createHash } from 'node:crypto';
import type { ProductChange } from '@mullion/contracts';

/** Letters of a state: two states of the same products do not meet by chance. */
const LETTERS = 16;

/** Names the states of all products that a person decides about at once. */
export const stateOfChanges = (changes: readonly Pick<ProductChange, 'product_id' | 'seen'>[]): string => {
  const parts = changes.map(({ product_id, seen }) => `${product_id} ${seen}`).sort();
  return createHash('sha256').update(parts.join()).digest('base64url').slice(0, LETTERS);
};
