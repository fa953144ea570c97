import { z } from 'zod';
import { line } from '../kit/text.schema';

/** What a product is fitted with, at most: codes, and fields (sashes) of one code. */
export const MAX_FITTINGS = 200;
export const MAX_FITTING_FIELDS = 40;
/** Pieces, or metres of what is sold by length. */
export const fittingQuantity = { min: 0.001, max: 100_000, decimals: 3 } as const;
export const fittingLengths = { code: 64, description: 191, field: 8 } as const;

const isThousandth = (quantity: number): boolean => Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-6;
const isOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** How much of a fitting goes into one field of the product: A, B, C … */
const fitting = z.strictObject({
  field: line(fittingLengths.field).min(1),
  quantity: z.number().min(fittingQuantity.min).max(fittingQuantity.max).refine(isThousandth, 'form.three_decimals'),
});
const fittingGroup = z.strictObject({
  code: line(fittingLengths.code).min(1),
  description: line(fittingLengths.description).nullable().default(null),
  fittings: z
    .array(fitting)
    .min(1)
    .max(MAX_FITTING_FIELDS)
    .refine((fittings) => isOnce(fittings.map(({ field }) => field)), 'form.twice'),
});
export type FittingGroup = z.infer<typeof fittingGroup>;

/** The fittings of a product, a code once, in the order in which they are shown. */
export const fittingGroups = z
  .array(fittingGroup)
  .max(MAX_FITTINGS)
  .refine((groups) => isOnce(groups.map(({ code }) => code)), 'form.twice');
