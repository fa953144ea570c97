import { palletStatus, type Company } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { PalletWork, shownNumberOf, type PalletState, type ProductRow } from '../../pallets/pallets.module';
import { RunRepository } from '../run.repository';
import type { KeptPlace, PlanUndo, RunRow } from '../run.row';

/** What it takes to take a plan back: `before` are the pallets it touched, `productIds` all products that it moved or that stood there. */
export const undoOf = async (
  work: PalletWork,
  before: readonly PalletState[],
  productIds: readonly number[],
  palletIds: readonly number[],
): Promise<PlanUndo> => {
  const now = await work.repository.lock([...new Set([...before.map((state) => state.row.id), ...palletIds])]);
  const products = await work.repository.lockProducts([...new Set(productIds)]);
  return {
    before: before.map(({ row, products: stood }) => ({
      row,
      products: stood.map(({ id, x, y, z, is_flipped, loaded_at }) => ({ id, x, y, z, is_flipped, loaded_at })),
    })),
    after: {
      pallets: [...now.values()].map(({ row }) => ({ id: row.id, version: row.version })),
      products: products.map(({ id, version, pallet_id }) => ({ id, version, pallet_id })),
    },
  };
};

/**
 * Takes a plan back: every product stands where it stood before, pallets that the plan emptied are created again, those that it created are deleted.
 * @throws AppError `packing_run.touched` naming the pallet when one of them, or what stands on it, has changed since.
 */
export const undoPlan = async ({ tx, company, run }: { tx: Tx; company: Company; run: RunRow }): Promise<RunRow> => {
  const runs = new RunRepository(tx, company.id);
  const undo = await runs.undo(run.id);
  if (!undo) throw new AppError('packing_run.not_open', { state: run.state });
  const work = new PalletWork(tx, company, run);
  const states = await work.lock(undo.after.pallets.map(({ id }) => id));
  const rows = new Map((await work.lockProducts(undo.after.products.map(({ id }) => id))).map((row) => [row.id, row]));
  refuseTouched(undo, states, rows);

  const placed = (palletId: number, products: readonly KeptPlace[]): ProductRow[] =>
    products.map(({ loaded_at, ...place }) => ({
      ...(rows.get(place.id) as ProductRow),
      ...place,
      pallet_id: palletId,
      loaded_at: loaded_at === null ? null : new Date(loaded_at),
    }));
  const kept = undo.before.filter(({ row }) => states.has(row.id));
  const freed = undo.before.filter(({ row }) => !states.has(row.id));
  await work.write(
    kept.map(({ row: old, products }) => {
      const { row } = states.get(old.id) as PalletState;
      return { row: { ...old, version: row.version }, products: placed(old.id, products) };
    }),
  );
  await work.create(
    freed.map(({ row: { id: _, version: __, truck_status: ___, truck_description: ____, ...draft } }) => draft),
    (row, index) => ({ row, products: placed(row.id, freed[index]?.products ?? []) }),
  );
  const stood = new Set(undo.before.flatMap(({ products }) => products.map(({ id }) => id)));
  await work.unplace([...rows.values()].filter(({ id, pallet_id }) => pallet_id !== null && !stood.has(id)));
  const known = new Set(undo.before.map(({ row }) => row.id));
  await work.remove([...states.values()].filter(({ row }) => !known.has(row.id)));
  await work.recordPlacements();
  return runs.takenBack(run.id);
};

const refuseTouched = (undo: PlanUndo, states: ReadonlyMap<number, PalletState>, rows: ReadonlyMap<number, ProductRow>): void => {
  const refuse = (palletId: number | null): never => {
    const state = palletId === null ? undefined : states.get(palletId);
    const old = undo.before.find(({ row }) => row.id === palletId);
    const row = state?.row ?? old?.row;
    throw new AppError('packing_run.touched', { pallet: row ? shownNumberOf(row) : `#${palletId ?? ''}` });
  };
  for (const { id, version } of undo.after.pallets) {
    const row = states.get(id)?.row;
    if (!row || row.version !== version || row.truck_id !== null || row.status >= palletStatus.prepared) refuse(id);
  }
  for (const { id, version, pallet_id } of undo.after.products) {
    const row = rows.get(id);
    if (!row || row.removed || row.version !== version || row.pallet_id !== pallet_id) refuse(row?.pallet_id ?? pallet_id);
  }
};
