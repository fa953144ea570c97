import { z } from 'zod';
import { palletId, productId, truckId } from '../kit/id.schema';
import { defineRoute, urlId } from '../kit/route';
import { scannedCode } from '../kit/scanned-code';
import { scanParams, undoBody } from '../kit/undo';
import { getPalletScans } from './pallet-scans.routes';
import { pallet, placedProduct } from './pallet.schema';

const policy = { access: 'session', right: 'PAL_SCAN', refusal: 'no_right_to_scan', terminals: ['scanner'] } as const;

/** What a scanned barcode of a pallet means now. */
export const palletScan = z.object({
  pallet,
  /** Products not yet scanned onto it. */
  missing: z.array(z.object({ id: productId, barcode: z.string(), position: z.string(), order: z.string() })),
  outcome: z.enum(['found', 'loaded', 'not_ready']),
});
/**
 * Without truck_id: finds the pallet (202 not ready below status 1). With truck_id: loads it (200), 202 not ready, 409
 * already loaded, 404 elsewhere.
 */
export const scanPallet = defineRoute({
  service: 'packing',
  name: 'pallets.scan',
  method: 'PATCH',
  path: 'pallets/scan/{barcode}',
  summary: 'Scan a pallet in the hall or at the truck',
  policy,
  performedOffline: true,
  params: z.strictObject({ barcode: scannedCode(64) }),
  body: z.strictObject({ truck_id: truckId.optional() }),
  response: palletScan,
});

/**
 * First: pallet id; second: product barcode. Refusals: product.not_found and product.unplanned 404,
 * product_already_loaded 409, should_be_on_pallet 409 (params.pallet).
 */
export const scanProduct = defineRoute({
  service: 'packing',
  name: 'products.scan',
  method: 'POST',
  path: 'products/scan/{pallet}/{barcode}',
  summary: 'Scan a product onto its pallet',
  policy,
  performedOffline: true,
  params: z.strictObject({ pallet: urlId(palletId), barcode: scannedCode(64) }),
  response: z.object({
    outcome: z.enum(['loaded', 'replaced']),
    product: placedProduct,
    pallet_id: palletId,
    /**
     * Replaced: the identical product whose place this one has now, and the pallet it is planned on instead; null when
     * on none.
     */
    instead_of: z.object({ id: productId, barcode: z.string(), pallet: z.string().nullable() }).nullable(),
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
  policy,
  params: z.strictObject({ id: urlId(palletId) }),
  response: pallet,
});

/** What an undo has changed back. */
export const scanUndone = z.object({
  pallet,
  /** As it is now; null when it was a pallet that was loaded onto a truck. */
  product: placedProduct.nullable(),
});
/**
 * Takes back a product's scan onto its pallet, or a pallet's onto its truck, by a counter-event. Refusals: not_found
 * (not this person's scan, or one that changed nothing), scan.undo_too_late, scan.changed_since (params.person).
 */
export const undoScan = defineRoute({
  service: 'packing',
  name: 'scans.undo',
  method: 'POST',
  path: 'scans/{scan}/undo',
  summary: 'Take back a scan that was just made',
  policy,
  params: scanParams,
  body: undoBody,
  response: scanUndone,
});

export const scanRoutes = { scanPallet, scanProduct, closePallet, undoScan, getPalletScans };
