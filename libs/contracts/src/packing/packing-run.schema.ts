import { z } from 'zod';
import { orderId, packingRunId, packingTypeId, palletId, productId, userId } from '../kit/id.schema';
import { isoMoment } from '../kit/route';
import { lengthMm, massKg } from '../kit/measure.schema';
import { SHORTEST_PALLET_MM } from './packing-type.schema';

/** What a plan is to be best at; a run may look for several plans, one for each. */
export const planObjectives = ['fewest_pallets', 'whole_orders', 'shortest_truck'] as const;
export const planObjective = z.enum(planObjectives);
export type PlanObjective = z.infer<typeof planObjective>;

/** How long a run may search, s. Thousands of products in sets gain pallets for minutes (docs/planning.md). */
export const searchBudgets = [1, 2, 15, 60, 300] as const;

/** More packing types than any run needs. */
const MOST_TYPES = 10;

/** Settings of a run; what is absent comes from the packing type, then from the company (packing-model.md). */
export const runSettings = z.strictObject({
  packing_type_id: packingTypeId.optional(),
  /**
   * Instead of one packing type several: a pallet gets the one that is best for the plan, between equals the earlier.
   * Sizes, spacings and limits below are those of the first; the others have their own.
   */
  packing_type_ids: z
    .array(packingTypeId)
    .min(1)
    .max(MOST_TYPES)
    .refine((list) => new Set(list).size === list.length, 'form.twice')
    .optional(),
  /** Longest pallet, mm. */
  longest_pallet: lengthMm.min(SHORTEST_PALLET_MM).optional(),
  pallet_width: lengthMm.min(300).optional(),
  pallet_height: lengthMm.optional(),
  spacing_between: lengthMm.optional(),
  spacing_ends: lengthMm.optional(),
  spacing_sides: lengthMm.optional(),
  /** What the heaviest product may weigh before whoever sets the run is warned; no product is left out for it. */
  pallet_weight: massKg.optional(),
  max_weight: massKg.optional(),
  max_height: lengthMm.min(1).optional(),
  allow_different_orders: z.boolean().optional(),
  mix_addresses: z.boolean().optional(),
  /** Fill free room on open pallets of the same orders. */
  use_open_pallets: z.boolean().default(false),
  budget_seconds: z.literal(searchBudgets).default(2),
  /** Apply the plan when it is found; else it waits as a proposal. */
  apply: z.boolean().default(true),
  /** Several plans to choose from, one for each; such a run applies none by itself. The budget is that of each. */
  objectives: z
    .array(planObjective)
    .min(2)
    .max(planObjectives.length)
    .refine((list) => new Set(list).size === list.length)
    .optional(),
});
export type RunSettings = z.infer<typeof runSettings>;

export const runStates = ['queued', 'running', 'cancelling', 'found', 'applied', 'discarded', 'failed'] as const;

export const unplacedProduct = z.object({
  id: productId,
  barcode: z.string(),
  position: z.string(),
  order: z.string(),
  /**
   * The rule that stops it: too_long, too_high, too_deep, too_heavy, set_too_big, fits_no_type, changed, locked, pinned
   * …
   */
  rule: z.string(),
});

/** One pallet of a plan, in the plan format of bench/README.md plus widths. */
export const planPallet = z.object({
  /** The pallet that becomes this one; null or absent: a new pallet. Set by the owner of the run. */
  pallet_id: palletId.nullish(),
  length: lengthMm,
  width: lengthMm,
  /** Its packing type, by its place in the list of the run; the first when absent. */
  type: z.int().min(0).optional(),
  items: z.array(z.object({ id: productId, x: lengthMm, y: lengthMm, z: lengthMm, is_flipped: z.boolean() })),
});
/** What taking a plan would change. */
export const planDifference = z.object({
  /** Placed products that go elsewhere, or stand elsewhere on their pallet. */
  moved: z.array(productId),
  /** Products that were on no pallet. */
  added: z.array(productId),
  /** Products that stay exactly where they are. */
  kept: z.int(),
  /** Pallets that become empty and are deleted. */
  freed: z.array(palletId),
  new_pallets: z.int(),
});
export type PlanDifference = z.infer<typeof planDifference>;

/**
 * Pallets on the floor of a truck, the pallets of a stop together in the order of unloading that the truck maker
 * proposes.
 */
export const planFloor = z.object({
  /**
   * From the headboard to the end of the last pallet, mm, of all trucks in sum; no floor with these pallets on so many
   * trucks is shorter than `lower_bound`.
   */
  used_length: z.int(),
  lower_bound: z.int(),
  /** How many trucks the pallets need; one when absent. */
  trucks: z.int().optional(),
  /** The truck; the next one begins so far behind it where the pallets need more than one. */
  length: lengthMm,
  width: lengthMm,
  items: z.array(z.object({ pallet: z.int(), x: z.int(), y: z.int(), is_turned: z.boolean() })),
});

export const palletPlan = z.object({
  pallets: z.array(planPallet),
  unplaced: z.array(z.object({ id: productId, rule: z.string() })),
  lower_bound: z.int(),
  /** Which argument gives the bound: volume, weight, dual_feasible_functions, configuration, count … */
  lower_bound_by: z.string(),
  /** Orders whose products stand on more than one pallet of the plan. */
  split_orders: z.int().optional(),
  /** Volume of the products as a share of the room above the decks, 0 to 1. */
  fill: z.number().optional(),
  /** No plan splits fewer orders than this; only where orders were to stay whole. */
  split_bound: z.int().optional(),
  /** With timber, kg. */
  weight: z.number().optional(),
  /**
   * The pallets, named by their place in the list, on a truck of the packing type, or on as long a floor as they need.
   */
  floor: planFloor.optional(),
  /** Set by the owner of the run. */
  difference: planDifference.optional(),
  first_plan_ms: z.number(),
  seconds: z.number(),
  iterations: z.int(),
  seed: z.int(),
});
export type PalletPlanDto = z.infer<typeof palletPlan>;

/** One of several plans of a run. */
export const planVariant = z.object({
  objective: planObjective,
  state: z.enum(['waiting', 'searching', 'done']),
  /** How many plans there were, one better than the other. */
  steps: z.int(),
  plan: palletPlan.nullable(),
  deck_m2: z.number().nullable(),
  /** The same pallets with the same products as an earlier one of the list. */
  same_as: planObjective.nullable(),
  unplaced: z.array(unplacedProduct),
});
export type PlanVariant = z.infer<typeof planVariant>;

/** How the products of a run stood when it began: what its plans are compared with. */
export const standing = z.object({
  pallets: z.int(),
  split_orders: z.int(),
  deck_m2: z.number(),
  weight: z.number(),
  /** Volume of what stands there as a share of the room above the decks, 0 to 1. */
  fill: z.number(),
  /** Products of the run that are on no pallet: where there are some, the figures cannot be compared. */
  unplaced: z.int(),
  /** mm; null until it is computed. */
  floor_length: z.int().nullable(),
});
export type Standing = z.infer<typeof standing>;

/** A packing type of a run as it held when the run began: what it gives its new pallets. */
export const runType = z.object({
  id: packingTypeId,
  description: z.string(),
  pallet_height: lengthMm,
  max_height: lengthMm,
  max_weight: massKg,
  spacing_between: lengthMm,
  spacing_ends: lengthMm,
  spacing_sides: lengthMm,
  offset_limits: z.object({ across: z.number(), along: z.number() }),
});
export type RunType = z.infer<typeof runType>;

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
  /** Of the best plan, as in the plan itself. */
  fill: z.number().nullish(),
  split_orders: z.int().nullish(),
  /** Delivery addresses among the products: with `mix_addresses` off the bound is the sum of one an address. */
  addresses: z.int().nullish(),
  difference: planDifference.nullish(),
  /** The plan is taken and can be taken back, unless something has been changed since. */
  can_undo: z.boolean().optional(),
  /** How the best plan got better: for the line of improvement. */
  improvements: z.array(z.object({ ms: z.number(), pallets: z.int(), deck_m2: z.number() })),
  /** Best plan so far; only in `GET packing-runs/{id}`. */
  plan: palletPlan.nullable(),
  /** The plans of a run that looks for several, in the order asked for; only in `GET packing-runs/{id}`. */
  variants: z.array(planVariant).nullish(),
  /** Of a run that looks for several plans; only in `GET packing-runs/{id}`. */
  standing: standing.nullish(),
  /** Which of several plans was taken. */
  chosen: planObjective.nullish(),
  /** How far from the middle the centre of mass of the run's pallets may lie, percent of width and length. */
  offset_limits: z.object({ across: z.number(), along: z.number() }).optional(),
  /** Of a run with several packing types: each of them, in their order. */
  types: z.array(runType).nullish(),
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
