import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, palletId, productId, truckId } from '../kit/id.schema';
import { orderRecord, productRecord } from '../orders/orders.events';
import { foundPallet, searchedText } from '../orders/search.schema';
import { palletReadiness, palletsToday, palletsWaiting } from '../orders/today.schema';
import { palletPreview } from '../orders/what-if.schema';
import { getScansOfPallets } from './pallet-scans.routes';
import { estimatedProduct } from './estimate.routes';
import { estimateSpread, keptEstimate } from './kept-estimate.schema';

/* Calls that compute or read and change nothing: today, the search, estimates, and what a change would do. */

export const getPalletsToday = defineCall({
  service: 'packing',
  name: 'pallets.today',
  input: z.object({}),
  output: palletsToday,
});

/**
 * What orders of an import would take. Null: it took too long to answer at once; it is computed once the order is
 * there.
 */
export const estimateOrders = defineCall({
  service: 'packing',
  name: 'estimates.of-orders',
  timeoutMs: 6_000,
  input: z.object({
    orders: z.array(z.object({ key: z.string(), products: z.array(estimatedProduct).max(10_000) })).max(10_000),
  }),
  output: z.object({
    orders: z.array(z.object({ key: z.string(), estimate: keptEstimate.nullable() })),
    spread: estimateSpread,
  }),
});

/** The pallets of orders, and what they would be once these records had arrived. */
export const previewPallets = defineCall({
  service: 'packing',
  name: 'pallets.foresee',
  timeoutMs: 10_000,
  input: z.object({
    order_ids: z.array(orderId).max(1000),
    orders: z.array(orderRecord),
    products: z.array(productRecord.pick({ id: true, status: true })),
  }),
  output: z.array(palletPreview),
});

/** What packing would answer to a departure or a recall, and what the pallets would be. */
export const previewDispatch = defineCall({
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
    pallets: z.array(palletPreview),
    /** What would leave; a recall's are known to dispatch. */
    orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
  }),
});

/** Which pallets these products are on; those on none are left out. */
export const readPlacements = defineCall({
  service: 'packing',
  name: 'placements.read',
  timeoutMs: 10_000,
  input: z.object({ product_ids: z.array(productId).max(500) }),
  output: z.array(
    z.object({
      product_id: productId,
      pallet_id: palletId,
      shown_number: z.string(),
      pallet_status: z.int(),
      truck_id: truckId.nullable(),
      /** Scanned onto it. */
      scanned: z.boolean(),
    }),
  ),
});

/** How far the products of these pallets are. */
export const getPalletReadiness = defineCall({
  service: 'packing',
  name: 'pallets.readiness',
  input: z.object({ pallet_ids: z.array(palletId).max(1_000) }),
  output: z.array(palletReadiness),
});
/** Pallets that wait for a person: with outdated lists, with errors. */
export const getPalletsWaiting = defineCall({
  service: 'packing',
  name: 'pallets.waiting',
  input: z.object({}),
  output: palletsWaiting,
});

/** How many pallets were given numbers in this year of the company. */
export const getPalletCount = defineCall({
  service: 'packing',
  name: 'pallets.count',
  input: z.object({}),
  output: z.object({ year: z.int(), count: z.int() }),
});

/** Pallets by the beginning of their shown number or the end of the whole, the newest first. */
export const searchPallets = defineCall({
  service: 'packing',
  name: 'pallets.search',
  timeoutMs: 2_000,
  input: z.object({ text: searchedText }),
  output: z.array(foundPallet),
});

export const packingReadCalls = {
  getPalletCount,
  getScansOfPallets,
  getPalletsToday,
  getPalletReadiness,
  readPlacements,
  getPalletsWaiting,
  searchPallets,
  estimateOrders,
  previewPallets,
  previewDispatch,
};
