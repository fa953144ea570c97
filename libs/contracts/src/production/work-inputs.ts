import type { ChangedField } from '../orders/product-changes.schema';

/** What of a product work centers work by. */
export const workInputs = ['sizes', 'kind', 'wood', 'paint', 'fittings'] as const;
export type WorkInput = (typeof workInputs)[number];

const inputOf: Readonly<Partial<Record<ChangedField, WorkInput>>> = {
  width: 'sizes',
  height: 'sizes',
  depth: 'sizes',
  type: 'kind',
  category: 'kind',
  part_of: 'kind',
  product_type: 'kind',
  wood_type: 'wood',
  paint_type: 'paint',
  fittings: 'fittings',
};

/** What work centers go by that is another when these fields change. */
export const inputsOfFields = (fields: readonly ChangedField[]): WorkInput[] => [
  ...new Set(fields.flatMap((field) => inputOf[field] ?? [])),
];
