import { z } from 'zod';
import { defineCall } from '../kit/call';
import { palletId, productId } from '../kit/id.schema';
import { defineRoute, isoMoment, urlId } from '../kit/route';

/** Who has put what onto a pallet, and the pallet onto its truck. */
export const palletScans = z.object({
  pallet_id: palletId,
  /** Products that are scanned onto it now, with who did that last. */
  products: z.array(z.object({ product_id: productId, scanned_at: isoMoment, scanned_by: z.string() })),
  /** Changes of its status, the oldest first. */
  changes: z.array(z.object({ before: z.int().nullable(), after: z.int(), at: isoMoment, by: z.string() })),
});
export type PalletScans = z.infer<typeof palletScans>;

/** Errors: pallet.not_found. */
export const getPalletScans = defineRoute({
  service: 'packing',
  name: 'pallets.scans',
  method: 'GET',
  path: 'pallets/{id}/scans',
  summary: 'Who scanned the products of a pallet, and the pallet itself',
  policy: { access: 'session' },
  params: z.strictObject({ id: urlId(palletId) }),
  response: palletScans,
});

/** The same of several pallets, for the evidence of a departure. */
export const getScansOfPallets = defineCall({
  service: 'packing',
  name: 'pallets.scans-of',
  timeoutMs: 10_000,
  input: z.object({ pallet_ids: z.array(palletId).max(200) }),
  output: z.array(palletScans),
});
