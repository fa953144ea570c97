import { z } from 'zod';
import { palletId, productId } from '../kit/id.schema';
import { defineRoute, urlId, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { fictivePallet } from './fictive-pallet.schema';
import { palletDetail } from './pallet.schema';

const session = { access: 'session' } as const;

/**
 * Only companies with the feature `pallet_number_change`; a number is given once in a company. Null takes it back from
 * a pallet that is not confirmed yet.
 */
export const changePalletNumber = defineRoute({
  service: 'packing',
  name: 'pallets.number',
  method: 'PUT',
  path: 'pallets/{id}/number',
  summary: 'Change the number of a pallet',
  policy: session,
  params: z.strictObject({ id: urlId(palletId) }),
  body: z.strictObject({ number: line(64).nullable(), version: version.optional() }),
  response: palletDetail,
});

/** A pallet of something that is in no order: it takes room on trucks. */
export const createFictivePallet = defineRoute({
  service: 'packing',
  name: 'pallets.create-fictive',
  method: 'POST',
  path: 'pallets/fictive',
  summary: 'A pallet without products, closed and numbered at once',
  success: 201,
  policy: session,
  body: fictivePallet,
  response: palletDetail,
});

const swapped = z.strictObject({
  product_id: productId,
  /** The pallet it stands on, as the asker sees it. */
  pallet_id: palletId,
  /** Of the placement. */
  version: version.optional(),
});

/**
 * Two loads of different pallets exchange places; each with what stands on it, and each has to fit where the other was.
 */
export const swapProducts = defineRoute({
  service: 'packing',
  name: 'products.swap',
  method: 'POST',
  path: 'products/swap',
  summary: 'Swap products of two pallets',
  policy: session,
  body: z.strictObject({ first: swapped, second: swapped }),
  response: z.object({ pallets: z.array(palletDetail) }),
});

export const palletActsRoutes = { changePalletNumber, createFictivePallet, swapProducts };
