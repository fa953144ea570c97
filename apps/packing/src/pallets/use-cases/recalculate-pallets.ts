import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@mullion/server-kit';
import type { Company } from '@mullion/contracts';
import { derivePallet } from '../derive-pallet';
import { mapInSlices } from '../map-in-slices';
import { PalletWork } from '../pallet-work';
import type { PalletState } from '../pallet.row';

/** What has changed in the copies that pallets are derived from. */
export interface ChangedUnderPallets {
  /** Orders whose number, customer or address has changed, or that have just arrived. */
  readonly orderIds: readonly number[];
  /** Products whose sizes, mass, flip or set has changed, or that were removed. */
  readonly productIds: readonly number[];
  /** Products that have just arrived: new ones, or those of a copy that is being rebuilt. */
  readonly newProductIds: readonly number[];
}

/** Derives pallets again on which changed orders and products stand; products that were removed leave them. */
export const recalculatePallets = async (
  tx: Tx,
  companyId: number,
  changed: ChangedUnderPallets,
  companyOf: () => Promise<Company>,
): Promise<void> => {
  const rows = await tx.query<{ id: number; touched: boolean }>(
    `SELECT id, bool_or(touched) AS touched FROM (
       SELECT pallet_id AS id, true AS touched FROM placement WHERE company_id = $1 AND product_id = ANY($2::int[]) AND pallet_id IS NOT NULL
       UNION ALL SELECT pallet_id, false FROM placement WHERE company_id = $1 AND product_id = ANY($4::int[]) AND pallet_id IS NOT NULL
       UNION ALL SELECT id, false FROM pallet WHERE company_id = $1 AND order_ids && $3::int[]) AS found GROUP BY id`,
    [companyId, changed.productIds, changed.orderIds, changed.newProductIds],
  );
  if (rows.length === 0) return;
  const touched = new Set(rows.filter((row) => row.touched).map((row) => row.id));
  const company = await companyOf();
  const work = new PalletWork(tx, company, { user_id: null, user_name: '' });
  const states = [...(await work.lock(rows.map((row) => row.id))).values()];
  await work.unplace(states.flatMap((state) => state.products).filter((product) => product.removed));
  const kept = states.map((state) => ({ ...state, products: state.products.filter((product) => !product.removed) }));
  const outdated = kept.map((state) => (touched.has(state.row.id) ? PalletWork.outdated(state) : state));
  const differing = await mapInSlices(outdated, (state) => (touched.has(state.row.id) || !isDerived(state, company) ? state : []));
  await work.write(differing.flat());
  await work.recordPlacements();
};

/** True when the pallet's row already holds what follows from its products. */
const isDerived = (state: PalletState, company: Company): boolean => isDeepStrictEqual(derivePallet(state, company).row, state.row);
