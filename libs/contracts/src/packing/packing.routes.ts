import { z } from 'zod';
import { palletId, productId } from '../kit/id.schema';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, ok, urlFlag, urlId, urlInt, urlText, version } from '../kit/route';
import { attachment } from '../documents/attachment.schema';
import { lengthMm } from '../kit/measure.schema';
import { order } from '../orders/order.schema';
import { estimateRoutes } from './estimate.routes';
import { packingRunRoutes } from './packing-run.routes';
import { packingTypesRoutes } from './packing-types.routes';
import { palletActsRoutes } from './pallet-acts.routes';
import { newPallet, pallet, palletFields, palletStructure, palletDetail, place, placedProduct } from './pallet.schema';
import { planningActsRoutes } from './planning-acts.routes';
import { planningRoutes } from './planning.routes';
import { scanConflictRoutes } from './scan-conflicts.routes';
import { scanRoutes } from './scan.routes';

const session = { access: 'session' } as const;
const id = z.strictObject({ id: urlId(palletId) });

export const listPallets = defineRoute({
  service: 'packing',
  name: 'pallets.list',
  method: 'GET',
  path: 'pallets',
  summary: 'Pallets, paged',
  // a scanner keeps those that are to be loaded next for when the network goes
  policy: { ...session, terminals: ['scanner'] },
  query: z.strictObject({
    ...pageQuery,
    rows: urlInt.min(1).max(200).default(30),
    filter: urlText,
    status_from: urlInt.min(0).max(100).default(0),
    status_to: urlInt.min(0).max(100).default(100),
    order_by: z
      .enum(['number', 'customer', 'order_number', 'status', 'length', 'products_count', 'comment', 'truck', 'null'])
      .default('number'),
    order: sortOrder,
  }),
  response: pageOf(pallet),
});

export const getPallet = defineRoute({
  service: 'packing',
  name: 'pallets.get',
  method: 'GET',
  path: 'pallets/{id}',
  summary: 'A pallet with products and structure',
  policy: { ...session, terminals: ['scanner'] },
  params: id,
  query: z.strictObject({
    /** Its products; `false` leaves them out. */
    with_products: urlFlag.default('true'),
    /** The orders whose products are on it. */
    with_order: urlFlag,
    /** Its photos, as `attachments`. */
    with_photos: urlFlag,
  }),
  response: palletDetail.extend({
    /** Where it stands on its truck, by dispatch: null on none, and while dispatch does not answer. */
    truck_x: lengthMm.nullish(),
    truck_y: lengthMm.nullish(),
    is_turned: z.boolean().nullish(),
    /** When asked for; null while their owner does not answer. */
    orders: z.array(order).nullish(),
    attachments: z.array(attachment).nullish(),
  }),
});

export const createPallet = defineRoute({
  service: 'packing',
  name: 'pallets.create',
  method: 'POST',
  path: 'pallets',
  summary: 'An empty pallet',
  success: 201,
  policy: session,
  body: newPallet.extend({ length: lengthMm.min(1), width: lengthMm.min(1), height: lengthMm.optional() }),
  response: palletDetail,
});

/**
 * What is pinned stays where it stands in every packing run, until it is unpinned or moved to another pallet by hand.
 */
export const pinPallets = defineRoute({
  service: 'packing',
  name: 'pallets.pin',
  method: 'POST',
  path: 'pallets/pins',
  summary: 'Pin pallets and stacks, or let them go',
  policy: session,
  body: z.strictObject({
    pallets: z.array(palletId).max(500).default([]),
    /** Products; what rests on them and what they rest on stays with them. */
    products: z.array(productId).max(5000).default([]),
    pinned: z.boolean(),
  }),
  response: ok,
});

export const updatePallet = defineRoute({
  service: 'packing',
  name: 'pallets.update',
  method: 'PUT',
  path: 'pallets/{id}',
  summary: 'Edit a pallet or its arrangement',
  /** Going on or off a truck waits for the claim. */
  timeoutMs: 20_000,
  policy: session,
  params: id,
  query: z.strictObject({ ignore_length: urlFlag }),
  body: palletFields,
  response: palletDetail,
});

export const updatePallets = defineRoute({
  service: 'packing',
  name: 'pallets.update-many',
  method: 'PUT',
  path: 'pallets',
  summary: 'Edit several pallets, all or nothing',
  /** Going on or off a truck waits for the claim. */
  timeoutMs: 20_000,
  policy: session,
  body: z.strictObject({
    pallets: z
      .array(palletFields.omit({ products: true }).extend({ id: palletId }))
      .min(1)
      .max(200),
    /** Skips the rounding to standard lengths, never the smallest length. */
    ignore_length: z.boolean().default(false),
  }),
  response: z.object({ pallets: z.array(palletDetail) }),
});

export const deletePallet = defineRoute({
  service: 'packing',
  name: 'pallets.delete',
  method: 'DELETE',
  path: 'pallets/{id}',
  summary: 'Delete a pallet; its products become unplaced',
  policy: { access: 'session', right: 'TP_EDIT', refusal: 'no_rights_to_delete_pallet' },
  params: id,
  response: ok,
});

export const updatePalletStructure = defineRoute({
  service: 'packing',
  name: 'pallet-structures.update',
  method: 'PUT',
  path: 'palletStructures/{id}',
  summary: 'Edit the timber layers',
  policy: session,
  params: id,
  body: z.strictObject({
    layer_1: z.string().max(2000),
    layer_2: z.string().max(2000),
    layer_3: z.string().max(2000),
    version: version.optional(),
  }),
  response: palletStructure,
});

/**
 * Moves one product: lands where it was dropped (`place`), else where it disturbs least. 409 with the current state
 * when it is no longer where `moved_from` says.
 */
export const moveProduct = defineRoute({
  service: 'packing',
  name: 'products.move',
  method: 'POST',
  path: 'products/move/{id}',
  summary: 'Move a product to another pallet, a new pallet, or off',
  policy: session,
  params: z.strictObject({ id: urlId(productId) }),
  body: z.strictObject({
    /** Pallet it leaves; null: unplaced. */
    moved_from: palletId.nullable(),
    /** Pallet it goes to; null with `temporary`: a new pallet; null alone: unplaced. */
    moved_to: palletId.nullable(),
    temporary: newPallet.optional(),
    place: place.optional(),
    /** Accepted from the specification; the place decides. */
    middle_of_screen: z.boolean().optional(),
    /** Accepted from the specification and ignored: the server recalculates. */
    recalculated_pallets: z.array(z.unknown()).max(1_000).optional(),
    /** Of the placement. */
    version: version.optional(),
  }),
  response: z.object({
    product: placedProduct,
    /** Every pallet touched, in its new state; a pallet emptied by the move is gone and named in `deleted`. */
    pallets: z.array(palletDetail),
    deleted: z.array(palletId),
  }),
});

export const exportLink = z.object({ link: z.string(), job_id: z.string() });

/** Confirms and numbers in one transaction, then the PDF is made; pallets that must be left out are named. */
export const printPreparation = defineRoute({
  service: 'packing',
  name: 'pallets.preparation',
  method: 'POST',
  path: 'pallets/pdf/preperation',
  summary: 'Preparation list: confirms and numbers the pallets, answers a link',
  policy: session,
  body: z.strictObject({ pallets: z.array(palletId).min(1).max(200), language: z.enum(['lt', 'en']).optional() }),
  response: exportLink.extend({
    pallets: z.array(pallet),
    skipped: z.array(z.object({ id: palletId, shown_number: z.string(), rule: z.string() })),
  }),
});

export const packingRoutes = {
  ...planningRoutes,
  ...planningActsRoutes,
  ...estimateRoutes,
  listPallets,
  printPreparation,
  ...packingRunRoutes,
  pinPallets,
  ...palletActsRoutes,
  ...scanRoutes,
  ...scanConflictRoutes,
  getPallet,
  createPallet,
  updatePallets,
  updatePallet,
  deletePallet,
  updatePalletStructure,
  moveProduct,
  ...packingTypesRoutes,
};
