import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@mullion/server-kit';
import type { Company } from '@mullion/contracts';
import { derivePallet } from './derive-pallet';
import { mapInSlices } from './map-in-slices';
import { PalletWork } from './pallet-work';
import { PalletRepository } from './pallet.repository';
import type { PalletRow, PalletState, ProductRow } from './pallet.row';
import type { ChangedUnderPallets } from '../rules/changed-under-pallets';

/** Derives pallets again on which changed orders and products stand; products that were removed leave them. */
export const recalculatePallets = async (
  tx: Tx,
  companyId: number,
  changed: ChangedUnderPallets,
  companyOf: () => Promise<Company>,
): Promise<void> => {
  const rows = await palletsUnder(new PalletRepository(tx, companyId), changed);
  if (rows.length === 0) return;
  const company = await companyOf();
  const work = new PalletWork(tx, company, { user_id: null, user_name: '' });
  const states = [...(await work.lock(rows.map((row) => row.id))).values()];
  await work.unplace(states.flatMap((state) => state.products).filter((product) => product.removed));
  await work.write(await recalculated(states, touchedOf(rows), company));
  await work.recordPlacements();
};

interface Found {
  readonly id: number;
  /** A product of it is another, not only new. */
  readonly touched: boolean;
}
const touchedOf = (rows: readonly Found[]): ReadonlySet<number> =>
  new Set(rows.filter((row) => row.touched).map((row) => row.id));

/**
 * What these pallets become; those that stay as they are, are left out. `states` hold their products as the copies have
 * them now.
 */
const recalculated = async (
  states: readonly PalletState[],
  touched: ReadonlySet<number>,
  company: Company,
): Promise<PalletState[]> => {
  const kept = states.map((state) => ({ ...state, products: state.products.filter((product) => !product.removed) }));
  const outdated = kept.map((state) => (touched.has(state.row.id) ? PalletWork.outdated(state) : state));
  const differing = await mapInSlices(outdated, (state) =>
    touched.has(state.row.id) || !isDerived(state, company) ? state : [],
  );
  return differing.flat();
};

const palletsUnder = (repository: PalletRepository, changed: ChangedUnderPallets): Promise<Found[]> =>
  repository.palletsOfChanged(changed.productIds, changed.newProductIds, changed.orderIds);

/** The rows that these pallets would have if the copies were as `seen` says; nothing is written. */
export const previewRows = async (
  repository: PalletRepository,
  company: Company,
  changed: ChangedUnderPallets,
  seen: (product: ProductRow) => ProductRow,
): Promise<ReadonlyMap<number, PalletRow>> => {
  const found = await palletsUnder(repository, changed);
  const states = [...(await repository.read(found.map(({ id }) => id))).values()];
  const next = states.map((state) => ({ ...state, products: state.products.map(seen) }));
  const become = await recalculated(next, touchedOf(found), company);
  return new Map(become.map((state) => [state.row.id, derivePallet(state, company).row]));
};

/** True when the pallet's row already holds what follows from its products. */
const isDerived = (state: PalletState, company: Company): boolean =>
  isDeepStrictEqual(derivePallet(state, company).row, state.row);
