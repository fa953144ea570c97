import { z } from 'zod';
import { orderId, palletId, productId, truckId } from '../kit/id.schema';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, isoDate, ok, urlId, urlInt, urlText, urlTextOf, version } from '../kit/route';
import { truck } from '../dispatch/truck.schema';
import { lengthMm } from '../orders/order.schema';
import { packingRunRoutes } from './packing-run.routes';
import { packingRun } from './packing-run.schema';
import { newPallet, packingType, pallet, palletFields, palletStructure, palletWhole, place, placedProduct } from './pallet.schema';

const session = { access: 'session' } as const;
const id = z.strictObject({ id: urlId(palletId) });
const flag = z.enum(['true', 'false', '0', '1']).default('false');

/** An order in the planning page: packing's copy with its products and how many are placed. */
export const planningOrder = z.object({
  id: orderId,
  number: z.string(),
  customer: z.string().nullable(),
  address: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  week: z.string().nullable(),
  status: z.int(),
  pal_status: z.int(),
  products_count: z.int(),
  placed_count: z.int(),
  products: z.array(placedProduct),
});

/** 200 numbers of 39 signs: what an answer holds, and short enough for a URL. */
const LONGEST_FILTER = 8_000;

const planningQuery = z.strictObject({
  /** Order numbers as `planningFilter` writes them, each at least 3 characters; otherwise nothing is loaded. */
  filter: urlTextOf(LONGEST_FILTER),
  pal_status_from: urlInt.min(0).max(3).default(1),
  pal_status_to: urlInt.min(0).max(3).default(2),
  /** Other orders that share a pallet or truck with those found. */
  show_related: flag,
});

/** Packing's part of the planning page. */
export const getPlanningData = defineRoute({
  service: 'packing',
  name: 'planning.get',
  method: 'GET',
  path: 'packing/planning',
  summary: 'Orders with products and pallets of the planning page, at most 200 orders',
  policy: session,
  query: planningQuery,
  response: z.object({
    orders: z.array(planningOrder),
    pallets: z.array(palletWhole),
    stale: z.boolean(),
    more: z.boolean(),
    runs: z.array(packingRun),
  }),
});

/** Composition: packing's planning data and dispatch's trucks (null while dispatch does not answer). */
export const getOrdersPallets = defineRoute({
  service: 'gateway',
  name: 'orders-pallets.get',
  method: 'GET',
  path: 'orders-pallets',
  summary: 'Everything of the planning page',
  policy: session,
  query: planningQuery,
  response: z.object({
    orders: z.array(planningOrder),
    pallets: z.array(palletWhole),
    trucks: z.array(truck).nullable(),
    stale: z.boolean(),
    more: z.boolean(),
    runs: z.array(packingRun),
  }),
});

export const listPallets = defineRoute({
  service: 'packing',
  name: 'pallets.list',
  method: 'GET',
  path: 'pallets',
  summary: 'Pallets, paged',
  policy: session,
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
  policy: session,
  params: id,
  query: z.strictObject({ with_products: flag, with_order: flag, with_photos: flag }),
  response: palletWhole,
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
  response: palletWhole,
});

/** What is pinned stays where it stands in every packing run, until it is unpinned or moved to another pallet by hand. */
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
  query: z.strictObject({ ignore_length: flag }),
  body: palletFields,
  response: palletWhole,
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
  response: z.object({ pallets: z.array(palletWhole) }),
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

/** Moves one product: lands where it was dropped (`place`), else where it disturbs least. 409 with the current state when it is no longer where `moved_from` says. */
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
    recalculated_pallets: z.array(z.unknown()).optional(),
    /** Of the placement. */
    version: version.optional(),
  }),
  response: z.object({
    product: placedProduct,
    /** Every pallet touched, in its new state; a pallet emptied by the move is gone and named in `deleted`. */
    pallets: z.array(palletWhole),
    deleted: z.array(palletId),
  }),
});

export const palletScan = z.object({
  pallet,
  /** Products not yet scanned onto it. */
  missing: z.array(z.object({ id: productId, barcode: z.string(), position: z.string(), order: z.string() })),
  outcome: z.enum(['found', 'loaded', 'not_ready']),
});
/** Without truck_id: finds the pallet (202 not ready below status 1). With truck_id: loads it (200), 202 not ready, 409 already loaded, 404 elsewhere. */
export const scanPallet = defineRoute({
  service: 'packing',
  name: 'pallets.scan',
  method: 'PATCH',
  path: 'pallets/scan/{barcode}',
  summary: 'Scan a pallet in the hall or at the truck',
  policy: { access: 'session', right: 'PAL_SCAN', refusal: 'no_right_to_scan' },
  params: z.strictObject({ barcode: z.string().min(1).max(64) }),
  body: z.strictObject({ truck_id: truckId.optional() }),
  response: palletScan,
});

/** First: pallet id; second: product barcode. Refusals: product.not_found 404, product_already_loaded 409, should_be_on_pallet 409 (params.pallet). */
export const scanProduct = defineRoute({
  service: 'packing',
  name: 'products.scan',
  method: 'POST',
  path: 'products/scan/{pallet}/{barcode}',
  summary: 'Scan a product onto its pallet',
  policy: { access: 'session', right: 'PAL_SCAN', refusal: 'no_right_to_scan' },
  params: z.strictObject({ pallet: urlId(palletId), barcode: z.string().min(1).max(64) }),
  response: z.object({
    outcome: z.enum(['loaded', 'replaced']),
    product: placedProduct,
    pallet_id: palletId,
    loaded_count: z.int(),
    products_count: z.int(),
    /** Status rose to 2 because everything is on it and the packer closed it. */
    status: z.int(),
  }),
});

/** Every product scanned: the packer accepts "close" and the pallet becomes 2. */
export const closePallet = defineRoute({
  service: 'packing',
  name: 'pallets.close',
  method: 'POST',
  path: 'pallets/{id}/close',
  summary: 'Close a fully scanned pallet',
  policy: { access: 'session', right: 'PAL_SCAN', refusal: 'no_right_to_scan' },
  params: id,
  response: pallet,
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

export const listPackingTypes = defineRoute({
  service: 'packing',
  name: 'packing-types.list',
  method: 'GET',
  path: 'packing-types',
  summary: 'Packing types of the company',
  policy: session,
  response: z.array(packingType),
});

export const packingRoutes = {
  getPlanningData,
  getOrdersPallets,
  listPallets,
  printPreparation,
  ...packingRunRoutes,
  pinPallets,
  scanPallet,
  getPallet,
  createPallet,
  updatePallets,
  updatePallet,
  deletePallet,
  updatePalletStructure,
  moveProduct,
  scanProduct,
  closePallet,
  listPackingTypes,
};
