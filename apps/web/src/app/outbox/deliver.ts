import { changeProductStatus, scanPallet, scanProduct, type PalletId, type TruckId } from '@mullion/contracts';
import { authorisedSend } from '../api/authorised-send';
import type { Attempt, Envelope } from './envelope';

/** A connection that has died silently is given up after this; the act is sent again under the same key. */
const TIMEOUT_MS = 15_000;

/** Sends an envelope once, as its person and under its key. */
export const deliver = async ({ id, person, act }: Envelope): Promise<Attempt> => {
  const options = { key: id, person, timeoutMs: TIMEOUT_MS };
  switch (act.kind) {
    case 'open-pallet':
      return authorisedSend(scanPallet, { params: { barcode: act.code }, body: {} }, options);
    case 'load-pallet':
      return authorisedSend(scanPallet, { params: { barcode: act.code }, body: { truck_id: act.truck as TruckId } }, options);
    case 'change-status':
      return authorisedSend(changeProductStatus, { params: { barcode: act.code }, body: { status: act.status } }, options);
    case 'load-product': {
      const { onto } = act;
      // its pallet's scan is sent before it in the same target, and names the pallet
      if (!('pallet' in onto)) throw new Error('a product was sent before its pallet was known');
      return authorisedSend(scanProduct, { params: { pallet: onto.pallet as PalletId, barcode: act.code } }, options);
    }
  }
};
