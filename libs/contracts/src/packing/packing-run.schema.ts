import { z } from 'zod';
import { orderId, packingRunId, packingTypeId, palletId, productId, userId } from '../kit/id.schema';
import { isoMoment } from '../kit/route';
import { lengthMm, massKg } from '../orders/order.schema';

/** Settings of a run; what is absent comes from the packing type, then from the company (packing-model.md). */
export const runSettings = z.strictObject({
  packing_type_id: packingTypeId.optional(),
  /** Longest pallet, mm. */
  longest_pallet: lengthMm.min(400).optional(),
  pallet_width: lengthMm.min(300).optional(),
  pallet_height: lengthMm.optional(),
  spacing_between: lengthMm.optional(),
  spacing_ends: lengthMm.optional(),
  spacing_sides: lengthMm.optional(),
  max_weight: massKg.optional(),
  max_height: lengthMm.optional(),
  allow_different_orders: z.boolean().optional(),
  mix_addresses: z.boolean().optional(),
  /** Fill free room on open pallets of the same orders. */
  use_open_pallets: z.boolean().default(false),
  budget_seconds: z.union([z.literal(1), z.literal(2), z.literal(15), z.literal(60)]).default(2),
  /** Apply the plan when it is found; else it waits as a proposal. */
  apply: z.boolean().default(true),
});
export type RunSettings = z.infer<typeof runSettings>;

export const runStates = ['queued', 'running', 'cancelling', 'found', 'applied', 'discarded', 'failed'] as const;

export const unplacedProduct = z.object({
  id: productId,
  barcode: z.string(),
  position: z.string(),
  order: z.string(),
  /** The rule that stops it: too_long, too_high, too_deep, too_heavy, set_too_big, changed, locked … */
  rule: z.string(),
});

/** One pallet of a plan, in the plan format of bench/README.md plus widths. */
export const planPallet = z.object({
  length: lengthMm,
  width: lengthMm,
  items: z.array(z.object({ id: productId, x: lengthMm, y: lengthMm, z: lengthMm, is_flipped: z.boolean() })),
});
export const palletPlan = z.object({
  pallets: z.array(planPallet),
  unplaced: z.array(z.object({ id: productId, rule: z.string() })),
  lower_bound: z.int(),
  lower_bound_by: z.string(),
  first_plan_ms: z.number(),
  seconds: z.number(),
  iterations: z.int(),
  seed: z.int(),
});
export type PalletPlanDto = z.infer<typeof palletPlan>;

export const packingRun = z.object({
  id: packingRunId,
  state: z.enum(runStates),
  user_id: userId.nullable(),
  order_ids: z.array(orderId),
  products_count: z.int(),
  settings: runSettings,
  /** 0 to 1. */
  progress: z.number(),
  /** Pallets of the best plan so far. */
  pallets: z.int().nullable(),
  lower_bound: z.int().nullable(),
  lower_bound_by: z.string().nullable(),
  /** (pallets − bound) / bound. */
  gap: z.number().nullable(),
  deck_m2: z.number().nullable(),
  /** How the best plan got better: for the line of improvement. */
  improvements: z.array(z.object({ ms: z.number(), pallets: z.int(), deck_m2: z.number() })),
  /** Best plan so far; only in `GET packing-runs/{id}`. */
  plan: palletPlan.nullable(),
  unplaced: z.array(unplacedProduct),
  /** Products that changed during the run and were left out when applying. */
  left_out: z.array(unplacedProduct),
  /** Pallets made when the plan was applied. */
  pallet_ids: z.array(palletId),
  error: z.string().nullable(),
  created_at: isoMoment,
  finished_at: isoMoment.nullable(),
});
export type PackingRun = z.infer<typeof packingRun>;
