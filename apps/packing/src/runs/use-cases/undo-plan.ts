import { palletStatus, type Company } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { PalletWork } from '../../core/pallets/pallet-work';
import { shownNumberOf } from '../../core/pallets/pallet.mapper';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { RunPlanRepository } from '../run-plan.repository';
import { KEPT_FIELDS, type KeptFields, type KeptPlace, type PlanUndo, type RunRow } from '../run.row';

type Actor = Pick<RunRow, 'user_id' | 'user_name'>;

/**
 * What it takes to take a plan back: `before` are the pallets it touched, `productIds` all products that it moved or
 * that stood there.
 */
export const undoOf = async (
  work: PalletWork,
  by: RunRow['user_id'],
  before: readonly PalletState[],
  productIds: readonly number[],
  palletIds: readonly number[],
): Promise<PlanUndo> => {
  const now = await work.repository.lock([...new Set([...before.map((state) => state.row.id), ...palletIds])]);
  const products = await work.repository.lockProducts([...new Set(productIds)]);
  return {
    by,
    before: before.map(({ row, products: placed }) => ({ row, products: placed.map(placeOf) })),
    after: {
      pallets: [...now.values()].map(({ row }) => ({ ...fieldsOf(row), id: row.id, version: row.version })),
      products: products.map((product) => ({
        ...placeOf(product),
        version: product.version,
        pallet_id: product.pallet_id,
      })),
    },
  };
};

const placeOf = ({ id, x, y, z, is_flipped, loaded_at }: ProductRow): KeptPlace => ({
  id,
  x,
  y,
  z,
  is_flipped,
  loaded_at,
});
const fieldsOf = (row: KeptFields): KeptFields =>
  Object.fromEntries(KEPT_FIELDS.map((name) => [name, row[name]])) as unknown as KeptFields;

/**
 * Takes a plan back: every product stands where it stood before, pallets that the plan emptied are created again, those
 * that it created are deleted.
 * @throws AppError `packing_run.not_own`, `packing_run.touched` naming the pallet when one of them, or what stands on
 * it, has changed since.
 */
export const undoPlan = async ({
  tx,
  company,
  run,
  by,
}: {
  tx: Tx;
  company: Company;
  run: RunRow;
  by: Actor;
}): Promise<RunRow> => {
  const plans = new RunPlanRepository(tx, company.id);
  const undo = await plans.undo(run.id);
  if (!undo) throw new AppError('packing_run.not_open', { state: run.state });
  if ((undo.by ?? run.user_id) !== by.user_id) throw new AppError('packing_run.not_own');
  const work = new PalletWork(tx, company, by);
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
  const placedBefore = new Set(undo.before.flatMap(({ products }) => products.map(({ id }) => id)));
  await work.unplace([...rows.values()].filter(({ id, pallet_id }) => pallet_id !== null && !placedBefore.has(id)));
  const known = new Set(undo.before.map(({ row }) => row.id));
  await work.remove([...states.values()].filter(({ row }) => !known.has(row.id)));
  await work.recordPlacements();
  return plans.markUndone(run.id);
};

/** What was changed and put back again since has its version no more, but stands as it stood. */
const refuseTouched = (
  undo: PlanUndo,
  states: ReadonlyMap<number, PalletState>,
  rows: ReadonlyMap<number, ProductRow>,
): void => {
  const refuse = (palletId: number | null): never => {
    const state = palletId === null ? undefined : states.get(palletId);
    const old = undo.before.find(({ row }) => row.id === palletId);
    const row = state?.row ?? old?.row;
    throw new AppError('packing_run.touched', {
      pallet: row ? shownNumberOf(row) : `#${palletId ?? ''}`,
      pallet_id: palletId ?? 0,
    });
  };
  for (const { id, version, ...kept } of undo.after.pallets) {
    const row = states.get(id)?.row;
    if (!row || row.truck_id !== null || row.status >= palletStatus.prepared) refuse(id);
    else if (row.version !== version && !(kept.length !== undefined && isSame(kept, fieldsOf(row)))) refuse(id);
  }
  const known = new Set(undo.after.products.map(({ id }) => id));
  for (const { row, products } of states.values()) if (products.some(({ id }) => !known.has(id))) refuse(row.id);
  for (const { id, version, pallet_id, ...kept } of undo.after.products) {
    const row = rows.get(id);
    const stands = row && !row.removed && row.pallet_id === pallet_id;
    const isAsLeft = row?.version === version || (row && kept.x !== undefined && isSame({ ...kept, id }, placeOf(row)));
    if (!stands || !isAsLeft) refuse(row?.pallet_id ?? pallet_id);
  }
};

/** Moments are compared as the database wrote them. */
const isSame = (kept: object, now: object): boolean => {
  const is = JSON.parse(JSON.stringify(now)) as Record<string, unknown>;
  return Object.entries(kept).every(([name, value]) => JSON.stringify(value) === JSON.stringify(is[name]));
};
