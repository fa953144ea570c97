import { AppError, current } from '@mullion/server-kit';
import { placedProductDto } from '../../core/pallets/pallet.mapper';
import { refuseConfirmed, refuseLocked, refuseRemoval } from '../../core/pallets/pallet.policy';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { samePlace } from '../../core/rules/is-edited';
import { lockProductsAsSeen } from '../lock-product';
import { land, takeOff } from '../move-products';
import { isAsKept, spotsOf, type KeptPallet, type Spot } from './kept-act';

interface Sides {
  /** How the act left everything. */
  readonly from: readonly KeptPallet[];
  /** How it is to be again. */
  readonly to: readonly KeptPallet[];
}

const byId = (pallets: readonly KeptPallet[]): ReadonlyMap<number, KeptPallet> =>
  new Map(pallets.map((pallet) => [pallet.id, pallet]));

/**
 * Brings products back to where they stood. A pallet that nobody has touched since is exactly as it was; on another one
 * they find their places beside what others have done. Deleted pallets are there again under their ids; those that the
 * act made go when nothing else stands on them. Gives the pallets as they were found.
 * @throws AppError `placement.moved` naming what somebody has moved since, `pallet.locked`, `pallet.confirmed`,
 * `pallet.no_room`, …
 */
export const reversePallets = async (
  work: PalletWork,
  { from, to }: Sides,
  ids: readonly number[],
): Promise<Map<number, PalletState>> => {
  const [left, wanted] = [byId(from), byId(to)];
  const [there, goals] = [spotsOf(from), spotsOf(to)];
  const found = await work.lock([...left.keys(), ...wanted.keys()]);
  const products = await lockAsLeft(work, ids, there, goals);
  const goesTo = (palletId: number) => products.filter(({ id }) => goals.get(id)?.pallet_id === palletId);
  // of a deleted pallet whose products are elsewhere by now nothing comes back
  const comesBack = ({ id, products: then }: KeptPallet) => (then.length === 0 ? !left.has(id) : goesTo(id).length > 0);
  const missing = to.filter((pallet) => !found.has(pallet.id) && comesBack(pallet));
  const restored = await work.restore(missing.map(({ id }) => id));

  const written: PalletState[] = [];
  const emptied: PalletState[] = [];
  for (const state of [...found.values(), ...restored.values()]) {
    const { row } = state;
    const then = wanted.get(row.id);
    const leaving = products.filter((product) => product.pallet_id === row.id);
    const arriving = goesTo(row.id);
    if (leaving.length > 0 || arriving.length > 0) {
      refuseLocked(row);
      if (leaving.some(({ id }) => !goals.has(id))) refuseConfirmed(row);
      const exact = isAsKept(state, left.get(row.id)) ? exactly(state, then, { leaving, arriving, work }) : null;
      const now = exact ?? beside(state, { leaving, arriving, goals, work });
      if (now.products.length === 0 && then?.products.length !== 0) emptied.push(now);
      else written.push(exact && restored.has(row.id) ? now : PalletWork.outdated(now));
    } else if (restored.has(row.id)) written.push(state);
    else if (!then && state.products.length === 0) {
      refuseRemoval(row);
      emptied.push(state);
    }
  }
  await work.write(written);
  await work.unplace(products.filter(({ id }) => !goals.has(id)));
  await work.remove(emptied);
  return found;
};

type Spots = ReadonlyMap<number, Spot>;

/** The products where the act left them, locked; where it moved them on one pallet, at that place. */
const lockAsLeft = async (
  work: PalletWork,
  ids: readonly number[],
  there: Spots,
  goals: Spots,
): Promise<ProductRow[]> => {
  const products = await lockProductsAsSeen(
    work,
    ids.map((id) => ({ id, palletId: there.get(id)?.pallet_id ?? null })),
  );
  const moved = products.find((product) => {
    const [spot, goal] = [there.get(product.id), goals.get(product.id)];
    return spot !== undefined && spot.pallet_id === goal?.pallet_id && !samePlace(product, spot);
  });
  if (moved) throw new AppError('placement.moved', { barcode: moved.barcode }, current(placedProductDto(moved)));
  return products;
};

interface Change {
  readonly leaving: readonly ProductRow[];
  readonly arriving: readonly ProductRow[];
  readonly work: PalletWork;
}

/** The pallet exactly as it was then; null when more or less than that would stand on it. */
const exactly = (
  state: PalletState,
  then: KeptPallet | undefined,
  { leaving, arriving, work }: Change,
): PalletState | null => {
  if (!then) return null;
  const gone = new Set(leaving.map(({ id }) => id));
  const comes = new Set([...state.products.filter(({ id }) => !gone.has(id)), ...arriving].map(({ id }) => id));
  if (comes.size !== then.products.length || then.products.some(({ id }) => !comes.has(id))) return null;
  const products = then.products.map(({ loaded_at, ...place }): ProductRow => {
    const product = work.known.get(place.id) as ProductRow;
    const wasLoaded = loaded_at === null ? null : new Date(loaded_at);
    // what was scanned since on this pallet stays scanned
    return {
      ...product,
      ...place,
      pallet_id: state.row.id,
      loaded_at: product.pallet_id === state.row.id ? product.loaded_at : wasLoaded,
    };
  });
  return { row: { ...state.row, length: then.length, width: then.width }, products };
};

/** The pallet without what leaves it and with what comes to it, below first, beside what stands there by now. */
const beside = (
  state: PalletState,
  { leaving, arriving, goals, work }: Change & { readonly goals: Spots },
): PalletState => {
  const leavingIds = leaving.map(({ id }) => id);
  const rest = leaving.length > 0 ? takeOff(state, leavingIds, work, arriving.length > 0) : state;
  const at = (product: ProductRow): Spot => goals.get(product.id) as Spot;
  return arriving
    .toSorted((a, b) => at(a).z - at(b).z || at(a).y - at(b).y)
    .reduce((now, product) => land(now, product, at(product), { work, path: 'params.id' }), rest);
};
