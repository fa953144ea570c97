import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, palletId, planningActId, productId, truckId, userId } from '../kit/id.schema';
import { actionsQuery } from '../orders/composed.routes';
import { productRecord } from '../orders/orders.events';
import { statusChange } from '../orders/order.schema';
import { params } from '../kit/problem.schema';
import { packingReadCalls } from './packing-reads.calls';
import { packingRunCalls } from './packing-run.calls';
import { palletRecord } from './packing.events';
import { palletDetail } from './pallet.schema';
import { readPackingMoments } from '../orders/order-timeline.routes';

const refused = z.object({ id: palletId, code: z.string(), shown_number: z.string() });

/**
 * Saga "pallets onto a truck": claims free, editable pallets for a truck. Repeating an answered claim repeats the
 * answer; a released claim id is refused for good.
 */
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

/**
 * Under lock: the claims of this truck are exactly this list and all at 3 or more → 4. Idempotent by (truck_id,
 * departure).
 */
export const departPallets = defineCall({
  service: 'packing',
  name: 'pallets.depart',
  input: z.object({ truck_id: truckId, departure: z.int().positive(), pallet_ids: z.array(palletId).max(500) }),
  output: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('departed'),
      orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
    }),
    z.object({
      outcome: z.literal('refused'),
      code: z.string(),
      not_loaded: z.array(z.object({ id: palletId, shown_number: z.string() })),
    }),
  ]),
});

/**
 * A recall: pallets of this truck at 4 back to 3. Only the last departure of a truck is recalled; one that was recalled
 * before answers the same.
 */
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
  output: z.array(palletDetail),
});

/**
 * May these products change sizes, mass or flip? Refused on pallets at 2 and up or on a truck; the others are held for
 * ten seconds, in which no pallet closes with them.
 */
export const mayChangeProducts = defineCall({
  service: 'packing',
  name: 'products.may-change',
  input: z.object({ product_ids: z.array(productId).max(500) }),
  output: z.object({ refused: z.array(z.object({ id: productId, code: z.string() })) }),
});

/**
 * Orders asks when a person brings back an order that they have taken out of planning: its places are as that act found
 * them. Again changes nothing.
 */
export const restorePlacements = defineCall({
  service: 'packing',
  name: 'placements.restore',
  input: z.object({ act: z.object({ id: planningActId, by: userId.nullable() }) }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('restored') }),
    z.object({ outcome: z.literal('refused'), code: z.string(), params }),
  ]),
});

/**
 * Order or product goes away, or an order leaves planning: placements are freed; refused with already_confirmed on
 * locked pallets.
 */
export const freePlacements = defineCall({
  service: 'packing',
  name: 'placements.free',
  input: z.object({
    order_id: orderId,
    product_ids: z.array(productId).max(5000).nullable(),
    /** An act of planning that can be taken back, and who did it. */
    act: z.object({ id: planningActId, by: userId.nullable() }).nullish(),
  }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('freed') }),
    z.object({ outcome: z.literal('refused'), code: z.string() }),
  ]),
});

/**
 * Saga "remake", first step: a scrapped unit is neither scanned nor moved any more and its pallet does not leave; false
 * takes that back. Refused: remake.departed.
 */
export const scrapPlacement = defineCall({
  service: 'packing',
  name: 'placements.scrap',
  input: z.object({ product_id: productId, scrapped: z.boolean() }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('done') }),
    z.object({ outcome: z.literal('refused'), code: z.string() }),
  ]),
});

/**
 * Saga "remake": the new unit takes the place of the scrapped one, so that the plan stays; the pallet waits for it. May
 * be asked again.
 */
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

export const packingCalls = {
  ...packingReadCalls,
  ...packingRunCalls,
  claimPallets,
  releasePallets,
  departPallets,
  recallPallets,
  getPalletRecords,
  getPalletsToPrint,
  mayChangeProducts,
  freePlacements,
  restorePlacements,
  scrapPlacement,
  replaceProduct,
  listPalletActions,
  readPackingMoments,
};
