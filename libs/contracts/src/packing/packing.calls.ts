import { z } from 'zod';
import { defineCall } from '../kit/call';
import { requestContext } from '../kit/context.schema';
import { orderId, packingRunId, palletId, productId, truckId } from '../kit/id.schema';
import { defineJob } from '../kit/job';
import { actionsQuery } from '../orders/composed.routes';
import { orderRecord, productRecord } from '../orders/orders.events';
import { lengthMm, massKg, statusChange } from '../orders/order.schema';
import { foundPallet, searchedText } from '../orders/search.schema';
import { palletReadiness, palletsToday, palletsWaiting } from '../orders/today.schema';
import { foreseenPallet } from '../orders/what-if.schema';
import { estimatedProduct } from './estimate.routes';
import { estimateSpread, keptEstimate } from './kept-estimate.schema';
import { palletPlan, planObjective } from './packing-run.schema';
import { palletRecord } from './packing.events';
import { palletWhole } from './pallet.schema';
import { stackRules } from './stack-rules.schema';

const refused = z.object({ id: palletId, code: z.string(), shown_number: z.string() });

/** Saga "pallets onto a truck": claims free, editable pallets for a truck. Repeating an answered claim repeats the answer; a released claim id is refused for good. */
export const claimPallets = defineCall({
  service: 'packing',
  name: 'pallets.claim',
  input: z.object({ claim_id: z.uuid(), truck_id: truckId, pallet_ids: z.array(palletId).min(1).max(200) }),
  output: z.object({ accepted: z.array(palletRecord), refused: z.array(refused) }),
});

/** Gives claimed pallets back; also remembers the claim id, so that a late claim cannot lock a pallet. */
export const releasePallets = defineCall({
  service: 'packing',
  name: 'pallets.release',
  input: z.object({ claim_id: z.uuid(), truck_id: truckId, pallet_ids: z.array(palletId).max(200) }),
  output: z.object({ released: z.array(palletId) }),
});

/** Under lock: the claims of this truck are exactly this list and all at 3 or more → 4. Idempotent by (truck_id, departure). */
export const departPallets = defineCall({
  service: 'packing',
  name: 'pallets.depart',
  input: z.object({ truck_id: truckId, departure: z.int().positive(), pallet_ids: z.array(palletId).max(500) }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('departed'), orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })) }),
    z.object({
      outcome: z.literal('refused'),
      code: z.string(),
      not_loaded: z.array(z.object({ id: palletId, shown_number: z.string() })),
    }),
  ]),
});

/** A recall: pallets of this truck at 4 back to 3. Only the last departure of a truck is recalled; one that was recalled before answers the same. */
export const recallPallets = defineCall({
  service: 'packing',
  name: 'pallets.recall',
  input: z.object({ truck_id: truckId, departure: z.int().positive(), pallet_ids: z.array(palletId).max(500) }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('recalled') }),
    z.object({ outcome: z.literal('refused'), code: z.string() }),
  ]),
});

export const getPalletRecords = defineCall({
  service: 'packing',
  name: 'pallets.records',
  input: z.object({ pallet_ids: z.array(palletId).max(500) }),
  output: z.array(palletRecord),
});

/** Whole pallets for drawings in PDFs. */
export const getPalletsToPrint = defineCall({
  service: 'packing',
  name: 'pallets.to-print',
  timeoutMs: 10_000,
  input: z.object({ pallet_ids: z.array(palletId).max(200) }),
  output: z.array(palletWhole),
});

/** May these products change sizes, mass or flip? Refused on pallets at 2 and up or on a truck; the others are held for ten seconds, in which no pallet closes with them. */
export const mayChangeProducts = defineCall({
  service: 'packing',
  name: 'products.may-change',
  input: z.object({ product_ids: z.array(productId).max(500) }),
  output: z.object({ refused: z.array(z.object({ id: productId, code: z.string() })) }),
});

/** Order or product goes away, or an order leaves planning: placements are freed; refused with already_confirmed on locked pallets. */
export const freePlacements = defineCall({
  service: 'packing',
  name: 'placements.free',
  input: z.object({ order_id: orderId, product_ids: z.array(productId).max(5000).nullable() }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('freed') }),
    z.object({ outcome: z.literal('refused'), code: z.string() }),
  ]),
});

/** Saga "remake", first step: a scrapped unit is neither scanned nor moved any more and its pallet does not leave; false takes that back. Refused: remake.departed. */
export const scrapPlacement = defineCall({
  service: 'packing',
  name: 'placements.scrap',
  input: z.object({ product_id: productId, scrapped: z.boolean() }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('done') }),
    z.object({ outcome: z.literal('refused'), code: z.string() }),
  ]),
});

/** Saga "remake": the new unit takes the place of the scrapped one, so that the plan stays; the pallet waits for it. May be asked again. */
export const replaceProduct = defineCall({
  service: 'packing',
  name: 'placements.replace',
  input: z.object({ scrapped: productRecord, product: productRecord }),
  output: z.object({ pallet_id: palletId.nullable() }),
});

export const listPalletActions = defineCall({
  service: 'packing',
  name: 'actions.list',
  input: actionsQuery,
  output: z.array(statusChange),
});

/** What worker-optimiser computes: plain data in the engine's terms (instance format of bench/README.md). */
export const packingInstance = z.object({
  settings: z.object({
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
  }),
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
  fixed: z.array(z.object({ id: productId, pallet: z.int(), x: lengthMm, y: lengthMm, z: lengthMm, is_flipped: z.boolean() })).optional(),
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

/** A floor that pallets are put on to see how long they stand, and those that stand there now. */
const comparedFloor = z.object({
  length: lengthMm,
  width: lengthMm,
  height: lengthMm,
  max_weight: massKg,
  between_pallets: lengthMm,
  now: z.array(z.object({ length: lengthMm, width: lengthMm, height: lengthMm, weight: massKg })),
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
/** Worker → owner: a better plan or a sign of life; the answer says whether to stop. The plan is judged before it is stored. */
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
      .object({ plans: z.array(z.object({ objective: planObjective, plan: palletPlan })), now_length: z.int().nullable() })
      .optional(),
  }),
  output: z.object({ ok: z.literal(true) }),
});

export const getPalletsToday = defineCall({ service: 'packing', name: 'pallets.today', input: z.object({}), output: palletsToday });

/** What orders of an import would take. Null: it took too long to say beforehand, it is computed once the order is there. */
export const estimateOrders = defineCall({
  service: 'packing',
  name: 'estimates.of-orders',
  timeoutMs: 6_000,
  input: z.object({ orders: z.array(z.object({ key: z.string(), products: z.array(estimatedProduct).max(10_000) })).max(10_000) }),
  output: z.object({ orders: z.array(z.object({ key: z.string(), estimate: keptEstimate.nullable() })), spread: estimateSpread }),
});

/** The pallets of orders, and what they would be once these records had arrived. */
export const foreseePallets = defineCall({
  service: 'packing',
  name: 'pallets.foresee',
  timeoutMs: 10_000,
  input: z.object({
    order_ids: z.array(orderId).max(1000),
    orders: z.array(orderRecord),
    products: z.array(productRecord.pick({ id: true, status: true })),
  }),
  output: z.array(foreseenPallet),
});

/** What packing would answer to a departure or a recall, and what the pallets would be. */
export const foreseeDispatch = defineCall({
  service: 'packing',
  name: 'pallets.foresee-dispatch',
  input: z.object({
    move: z.enum(['departure', 'recall']),
    truck_id: truckId,
    departure: z.int().positive(),
    pallet_ids: z.array(palletId).max(500),
  }),
  output: z.object({
    refused: z.object({ code: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
    pallets: z.array(foreseenPallet),
    /** What would leave; a recall's are known to dispatch. */
    orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
  }),
});

/** How far the products of these pallets are. */
export const getPalletReadiness = defineCall({
  service: 'packing',
  name: 'pallets.readiness',
  input: z.object({ pallet_ids: z.array(palletId).max(1_000) }),
  output: z.array(palletReadiness),
});
/** Pallets that wait for a person: with outdated lists, with errors. */
export const getPalletsWaiting = defineCall({ service: 'packing', name: 'pallets.waiting', input: z.object({}), output: palletsWaiting });

/** Pallets by the beginning of their shown number or the end of the whole, the newest first. */
export const searchPallets = defineCall({
  service: 'packing',
  name: 'pallets.search',
  timeoutMs: 2_000,
  input: z.object({ text: searchedText }),
  output: z.array(foundPallet),
});

export const packingCalls = {
  foreseePallets,
  foreseeDispatch,
  estimateOrders,
  claimPallets,
  releasePallets,
  departPallets,
  recallPallets,
  getPalletRecords,
  getPalletsToPrint,
  getPalletsToday,
  getPalletReadiness,
  getPalletsWaiting,
  searchPallets,
  mayChangeProducts,
  freePlacements,
  scrapPlacement,
  replaceProduct,
  listPalletActions,
  beginPackingRun,
  reportPackingRun,
  finishPackingRun,
};
