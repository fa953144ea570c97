import { z } from 'zod';
import { defineCall } from '../kit/call';
import { requestContext } from '../kit/context.schema';
import { packingRunId, productId } from '../kit/id.schema';
import { defineJob } from '../kit/job';
import { lengthMm, massKg } from '../kit/measure.schema';
import { palletPlan, planObjective } from './packing-run.schema';
import { stackRules } from './stack-rules.schema';

/** What pallets of one packing type are packed by. */
const engineSettings = z.object({
  pallet_length: lengthMm,
  pallet_width: lengthMm,
  pallet_height: lengthMm,
  max_height: lengthMm,
  max_weight: massKg,
  spacing_between: lengthMm,
  spacing_ends: lengthMm,
  spacing_sides: lengthMm,
  allow_different_orders: z.boolean(),
  mix_addresses: z.boolean(),
  cut_to_content: z.boolean(),
  standard_lengths: z.array(lengthMm).optional(),
  /** Company settings on stacking; absent: none. */
  stack_rules: stackRules.optional(),
  /** How far from the middle the centre of mass of a pallet lies at the most; absent: anywhere. */
  offset_limits: z.object({ across_percent: z.number(), along_percent: z.number() }).optional(),
  /** Decks below `pallet_width` for loads that are that narrow. */
  narrower_widths: z.array(lengthMm).optional(),
  /** Windows and doors lie on their side only where that saves a pallet; absent: wherever they can. */
  prefers_upright: z.boolean().optional(),
});

/** What worker-optimiser computes: plain data in the engine's terms (instance format of bench/README.md). */
export const packingInstance = z.object({
  settings: engineSettings,
  /** Further packing types, in their order: the search chooses among all, between equals the earlier. */
  other_types: z.array(engineSettings).optional(),
  products: z.array(
    z.object({
      id: productId,
      order: z.string(),
      address: z.string(),
      category: z.int(),
      width: lengthMm,
      height: lengthMm,
      depth: lengthMm,
      weight: massKg,
      can_be_flipped: z.boolean(),
      part_of: z.string().nullish(),
    }),
  ),
  fixed: z
    .array(
      z.object({
        id: productId,
        pallet: z.int(),
        x: lengthMm,
        y: lengthMm,
        z: lengthMm,
        is_flipped: z.boolean(),
        type: z.int().min(0).optional(),
      }),
    )
    .optional(),
});
export type PackingInstance = z.infer<typeof packingInstance>;

/** The job carries the id only; the worker asks the owner. */
export const packProductsJob = defineJob({
  queue: 'packing-quick',
  name: 'pack-products',
  payload: z.object({ run_id: packingRunId, company_id: requestContext.shape.company_id }),
  attempts: 3,
  id: (p) => p.run_id,
});
export const packProductsDeepJob = defineJob({
  queue: 'packing-deep',
  name: 'pack-products',
  payload: z.object({ run_id: packingRunId, company_id: requestContext.shape.company_id }),
  attempts: 3,
  id: (p) => p.run_id,
});

/** The truck floor that pallets are put on to see how long they stand, and those that stand there now. */
const comparedFloor = z.object({
  length: lengthMm,
  width: lengthMm,
  height: lengthMm,
  max_weight: massKg,
  between_pallets: lengthMm,
  /** By delivery address which stop it is, 1 is unloaded first. Absent: no stop is kept in front of another. */
  stops: z.record(z.string(), z.int().positive()).optional(),
  now: z.array(
    z.object({
      length: lengthMm,
      width: lengthMm,
      height: lengthMm,
      weight: massKg,
      stop: z.int().positive().optional(),
    }),
  ),
});
export type ComparedFloor = z.infer<typeof comparedFloor>;

/** Worker → owner: take the run (null when it is no longer wanted). */
export const beginPackingRun = defineCall({
  service: 'packing',
  name: 'runs.begin',
  timeoutMs: 10_000,
  input: z.object({ run_id: packingRunId }),
  output: z
    .object({
      instance: packingInstance,
      budget_seconds: z.number(),
      seed: z.int(),
      /** Several plans are asked for, one for each objective; absent: one. */
      variants: z.object({ objectives: z.array(planObjective).min(1), floor: comparedFloor }).optional(),
    })
    .nullable(),
});
/**
 * Worker → owner: a better plan or a sign of life; the answer says whether to stop. The plan is judged before it is
 * stored.
 */
export const reportPackingRun = defineCall({
  service: 'packing',
  name: 'runs.report',
  timeoutMs: 10_000,
  input: z.object({
    run_id: packingRunId,
    progress: z.number(),
    ms: z.number(),
    plan: palletPlan.nullable(),
    /** Which of several plans it is. */
    objective: planObjective.optional(),
  }),
  output: z.object({ stop: z.boolean() }),
});
export const finishPackingRun = defineCall({
  service: 'packing',
  name: 'runs.finish',
  timeoutMs: 15_000,
  input: z.object({
    run_id: packingRunId,
    plan: palletPlan.nullable(),
    error: z.string().nullable(),
    /** The plans of a run that looks for several, and how long what stands now is on a floor. */
    variants: z
      .object({
        plans: z.array(z.object({ objective: planObjective, plan: palletPlan })),
        now_length: z.int().nullable(),
      })
      .optional(),
  }),
  output: z.object({ ok: z.literal(true) }),
});

export const packingRunCalls = { beginPackingRun, reportPackingRun, finishPackingRun };
