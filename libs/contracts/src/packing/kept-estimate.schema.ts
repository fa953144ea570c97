import { z } from 'zod';

/** What keeps an order from being estimated: an order is never estimated without one of its products. */
export const estimateGapCodes = [
  'no_products',
  'no_width',
  'no_height',
  'no_depth',
  'no_mass',
  'fits_no_type',
] as const;

export const estimateGap = z.object({
  code: z.enum(estimateGapCodes),
  /** Which product of the order, the first is 1; 0 when it is none in particular. */
  product: z.int().min(0),
  position: z.string(),
});
export type EstimateGap = z.infer<typeof estimateGap>;

/** What an order takes, by the optimiser's first plan; figures are null while it cannot be estimated, never 0. */
export const keptEstimate = z.object({
  pallets: z.int().nullable(),
  /** Loading metres, mm of a truck's length over its whole width. */
  length: z.int().nullable(),
  /** Products and timber, kg. */
  mass: z.number().nullable(),
  gap: estimateGap.nullable(),
});
export type KeptEstimate = z.infer<typeof keptEstimate>;

const ratio = z.object({ low: z.number(), high: z.number() });

/**
 * By how much what left differed from its estimate: eight of ten orders lay between `low` and `high` times the figure.
 */
export const estimateSpread = z.object({
  pallets: ratio,
  length: ratio,
  /** Orders that have left whole and were estimated before; with too few of them the spread is the usual one. */
  departures: z.int(),
  is_default: z.boolean(),
});
export type EstimateSpread = z.infer<typeof estimateSpread>;
