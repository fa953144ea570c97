import { z } from 'zod';
import { palletId, productId, truckId } from '../kit/id.schema';
import { defineRoute, urlId } from '../kit/route';
import { line } from '../kit/text.schema';
import { pallet, placedProduct } from './pallet.schema';

const policy = { access: 'session', right: 'PAL_SCAN', refusal: 'no_right_to_scan' } as const;

/** What a scanned barcode of a pallet means now. */
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
  policy,
  params: z.strictObject({ barcode: line(64).min(1) }),
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
  policy,
  params: z.strictObject({ pallet: urlId(palletId), barcode: line(64).min(1) }),
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
  policy,
  params: z.strictObject({ id: urlId(palletId) }),
  response: pallet,
});

export const scanRoutes = { scanPallet, scanProduct, closePallet };
