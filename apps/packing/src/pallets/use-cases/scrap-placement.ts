import { palletStatus, type InputOf, type OutputOf, type scrapPlacement as contract } from '@mullion/contracts';
import type { Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { PalletWork, serializationFailure } from '../../core/pallets/pallet-work';

/**
 * A unit is about to be made again: under the lock of its pallet it is marked, so that neither scans nor a departure
 * take it any more; or the mark is taken off. What stands on no pallet, or has not arrived here yet, is marked when the
 * new unit takes its place.
 */
export const scrapPlacement = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  companyId: number,
  { product_id: productId, scrapped }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, companyId);
  return tools.database.transaction(null, async (tx) => {
    const work = new PalletWork(tx, company, { user_id: null, user_name: '' });
    const [pallet] = (await work.lock(await work.repository.palletIdsOf([productId]))).values();
    const [product] = await work.lockProducts([productId]);
    if (product && product.pallet_id !== (pallet?.row.id ?? null)) throw serializationFailure();
    if (scrapped && pallet && pallet.row.status >= palletStatus.dispatched)
      return { outcome: 'refused' as const, code: 'remake.departed' };
    await work.repository.scrap(productId, scrapped);
    if (!pallet) return { outcome: 'done' as const };
    await work.write([
      { ...pallet, products: pallet.products.map((one) => (one.id === productId ? { ...one, scrapped } : one)) },
    ]);
    return { outcome: 'done' as const };
  });
};
