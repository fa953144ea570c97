import { z } from 'zod';
import { companyId, orderId, palletId, productId, truckId, userId } from '../kit/id.schema';
import { defineEvent } from '../kit/event';
import { isoMoment, version } from '../kit/route';
import { lengthMm, massKg } from '../kit/measure.schema';
import { keptEstimate } from './kept-estimate.schema';

/** A pallet as dispatch and documents keep it. */
export const palletRecord = z.object({
  id: palletId,
  company_id: companyId,
  number: z.string().nullable(),
  length: lengthMm,
  width: lengthMm,
  height: lengthMm,
  weight: massKg,
  status: z.int(),
  truck_id: truckId.nullable(),
  order_ids: z.array(orderId),
  /** Delivery address keys on it; the group of the truck editor. */
  address_keys: z.array(z.string()),
  products_count: z.int(),
  loaded_count: z.int(),
  errors_count: z.int(),
  /** Places kept for units that are made again and are not made yet. */
  remakes_count: z.int().default(0),
  /** Something else stands on it than on its printed list. */
  outdated: z.boolean().default(false),
  dispatch_priority: z.int().nullable(),
  version,
  removed: z.boolean(),
});
export type PalletRecord = z.infer<typeof palletRecord>;

export const palletChanged = defineEvent({
  owner: 'packing',
  name: 'pallet.changed.v1',
  data: z.object({ pallet: palletRecord }),
  live: (data) => [{ entity: 'pallet', ids: [data.pallet.id] }],
});

/**
 * Where products of an order stand now that were placed, taken off or scanned (each has its own version); at most 500
 * an event. Feeds pallet_id, status 13 and pal_status at orders.
 */
export const placementsChanged = defineEvent({
  owner: 'packing',
  name: 'placements.changed.v1',
  data: z.object({
    order_id: orderId,
    placements: z
      .array(
        z.object({ product_id: productId, pallet_id: palletId.nullable(), loaded_at: isoMoment.nullable(), version }),
      )
      .max(500),
    /** Who did it, for the history of product statuses. */
    user_id: userId.nullable(),
  }),
  live: (data) => [
    { entity: 'order', ids: [data.order_id] },
    { entity: 'product', ids: data.placements.map((placement) => placement.product_id) },
  ],
});

/** A person has scanned a pallet onto its truck. The pallet's own record goes before it. */
export const palletLoaded = defineEvent({
  owner: 'packing',
  name: 'pallet.loaded.v1',
  data: z.object({
    pallet_id: palletId,
    truck_id: truckId,
    by: z.object({ user_id: userId.nullable(), user_name: z.string(), session_id: z.string().nullable() }),
  }),
  live: null,
});

/** The estimate of an order, under the order's id. */
export const estimateRecord = keptEstimate.extend({
  id: orderId,
  company_id: companyId,
  version,
  removed: z.boolean(),
});
export type EstimateRecord = z.infer<typeof estimateRecord>;

/** The orders service notifies browsers, once its copy has the figures. */
export const estimatesChanged = defineEvent({
  owner: 'packing',
  name: 'estimates.changed.v1',
  data: z.object({ estimates: z.array(estimateRecord).max(500) }),
  live: null,
});

export const packingEvents = { palletChanged, placementsChanged, palletLoaded, estimatesChanged };
