import { palletStatus, type InputOf, type OutputOf, type replaceProduct as contract } from '@mullion/contracts';
import type { Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { productCopy } from '../../core/copies/order-copies';
import type { PalletRow, PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { PalletWork, serializationFailure } from '../../core/pallets/pallet-work';

type Answer = OutputOf<typeof contract>;

/**
 * The unit that is made again takes the place of the scrapped one, so that the plan of the pallet and of its truck
 * stays. A pallet that was closed or loaded is open again until the new unit has been scanned. The records come with
 * the call: the events of orders may arrive later.
 */
export const replaceProduct = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  companyId: number,
  { scrapped, product }: InputOf<typeof contract>,
): Promise<Committed<Answer>> => {
  const company = await companyOf(tools, companyId);
  await tools.database.transaction(null, (tx) => tools.copies.keep(tx, productCopy, [scrapped, product]));
  return tools.database.transaction(null, async (tx) => {
    const work = new PalletWork(tx, company, { user_id: null, user_name: '' });
    const pallets = await work.lock(await work.repository.palletIdsOf([scrapped.id, product.id]));
    const rows = await work.lockProducts([scrapped.id, product.id]);
    const [old, fresh] = [scrapped.id, product.id].map((id) => rows.find((row) => row.id === id));
    if (!old || !fresh) throw new Error(`products ${scrapped.id} and ${product.id} have no placements`);
    await work.repository.scrap(old.id, true);
    const pallet = old.pallet_id === null ? undefined : pallets.get(old.pallet_id);
    if (old.pallet_id !== null && !pallet) throw serializationFailure();
    // asked again, or the new unit was put somewhere or deleted meanwhile
    if (!pallet || fresh.pallet_id !== null || fresh.removed) {
      if (pallet) await work.unplace([old]);
      if (pallet) await work.write([without(pallet, old)]);
      await work.recordPlacements();
      return { pallet_id: fresh.pallet_id as Answer['pallet_id'] };
    }
    const row = await reopened(work, pallet.row);
    await work.unplace([{ ...old, scrapped: true }]);
    const placed: ProductRow = { ...fresh, ...placeOf(old), loaded_at: null };
    await work.write([PalletWork.outdated({ row, products: [...without(pallet, old).products, placed] })]);
    await work.recordPlacements();
    return { pallet_id: row.id as Answer['pallet_id'] };
  });
};

const placeOf = ({ pallet_id, x, y, z, is_flipped }: ProductRow) => ({ pallet_id, x, y, z, is_flipped });

const without = (state: PalletState, product: ProductRow): PalletState => ({
  ...state,
  products: state.products.filter(({ id }) => id !== product.id),
});

/** One that left is not touched; the saga has asked before. */
const reopened = (work: PalletWork, row: PalletRow): Promise<PalletRow> =>
  work.setStatus(row, row.status < palletStatus.dispatched ? Math.min(row.status, palletStatus.prepared) : row.status);
