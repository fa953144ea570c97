import type { Company, FieldError, PackingType, PalletFields } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { withLoad } from '../core/pallets/derive-pallet';
import { mapInSlices } from '../core/pallets/map-in-slices';
import { draftPallet, palletSpecOf } from '../core/pallets/new-pallet';
import { toLoad, toPackProduct } from '../core/pallets/pallet.mapper';
import { refuseConfirmed, refuseLocked } from '../core/pallets/pallet.policy';
import type { PalletState, ProductRow } from '../core/pallets/pallet.row';
import { PalletWork } from '../core/pallets/pallet-work';
import { lengthRuleOf, resize } from '../core/rules/resize';
import { lowerOntoSupports } from '../core/rules/lower-onto-supports';
import { landProduct } from './rules/land-product';

/** Specification 2.4: a temporary pallet is a metre long until something stands on it. */
const TEMPORARY_LENGTH_MM = 1000;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}

/** Where products go: to a pallet (at the place, the first of them), to a new one made like `like`, or off. */
export type MoveTarget =
  | { readonly kind: 'pallet'; readonly palletId: number; readonly place?: Place | undefined }
  | { readonly kind: 'new'; readonly like: Omit<PalletFields, 'products'>; readonly place?: Place | undefined }
  | { readonly kind: 'unplaced' };

export interface Moved {
  /** Every pallet touched that is still there, a new one first. */
  readonly pallets: readonly PalletState[];
  readonly unplaced: readonly ProductRow[];
  readonly emptied: readonly number[];
}

/**
 * Moves products from the locked pallets that they stand on; all of them, or none. `path`: where a refusal finds the
 * target in the body.
 * @throws AppError `pallet.not_found`, `pallet.locked`, `pallet.confirmed`, `pallet.no_room`,
 * `pallet.arrangement_broken`
 */
export const moveProducts = async (
  { work, type, path }: { readonly work: PalletWork; readonly type: PackingType | null; readonly path: string },
  states: ReadonlyMap<number, PalletState>,
  products: readonly ProductRow[],
  to: MoveTarget,
): Promise<Moved> => {
  const now = new Map(states);
  const stateOf = (id: number): PalletState => {
    const state = now.get(id);
    if (!state) throw new AppError('pallet.not_found', { pallet: id });
    return state;
  };
  const targetId = to.kind === 'pallet' ? to.palletId : null;
  if (targetId !== null) refuseLocked(stateOf(targetId).row);
  const touched = new Set<number>(targetId === null ? [] : [targetId]);
  const leaving = new Map<number, number[]>();
  for (const { id, pallet_id: fromId } of products)
    if (fromId !== null) leaving.set(fromId, [...(leaving.get(fromId) ?? []), id]);
  // all of a pallet at once: one that stands on another need not come down when both go
  await mapInSlices([...leaving], ([fromId, ids]) => {
    const from = stateOf(fromId);
    refuseLocked(from.row);
    if (to.kind === 'unplaced') refuseConfirmed(from.row);
    now.set(fromId, takeOff(from, ids, work, fromId === targetId));
    touched.add(fromId);
  });
  if (to.kind === 'pallet')
    await mapInSlices(products, (product, index) => {
      const place = index === 0 ? (to.place ?? null) : null;
      now.set(to.palletId, land(stateOf(to.palletId), product, place, { work, path }));
    });
  const left = [...touched].map((id) => stateOf(id));
  const emptied = left.filter((state) => state.products.length === 0);
  const written = await work.write(
    left.filter((state) => state.products.length > 0).map((state) => PalletWork.outdated(state)),
  );
  const made = to.kind === 'new' ? await landOnNew({ work, type, path }, states, products, to) : [];
  const unplaced = to.kind === 'unplaced' ? await work.unplace(products) : [];
  await work.remove(emptied);
  return { pallets: [...made, ...written], unplaced, emptied: emptied.map(({ row }) => row.id) };
};

/**
 * What stays on the pallet: products that stood on those that left come down, or the move is refused with their names.
 */
export const takeOff = (
  state: PalletState,
  ids: readonly number[],
  work: PalletWork,
  keepsLength: boolean,
): PalletState => {
  const rule = lengthRuleOf(work.company, state.row.longest_length);
  const load = toLoad(state, work.company);
  const rest = lowerOntoSupports(
    { ...load, products: load.products.filter((p) => !ids.includes(p.id)) },
    { lengthRule: rule },
  );
  if (rest.unplaceable.length > 0) {
    const names = rest.unplaceable.map((id) => work.known.get(id)?.barcode ?? String(id));
    throw new AppError('pallet.arrangement_broken', { pallet: state.row.id, products: names });
  }
  return withLoad(state, keepsLength ? rest.load : resize(load, rest.load, rule, false), work.known);
};

/** The pallet with one product more. */
export const land = (
  state: PalletState,
  product: ProductRow,
  place: Place | null,
  { work, path }: { readonly work: PalletWork; readonly path: string },
): PalletState => {
  const rule = lengthRuleOf(work.company, state.row.longest_length);
  const at = place && { xMm: place.x, yMm: place.y, zMm: place.z, isFlipped: place.is_flipped };
  const before = toLoad(state, work.company);
  const landed = landProduct(before, toPackProduct(product), at, { rule, fullWidthMm: state.row.full_width });
  if ('violations' in landed) {
    const errors = landed.violations.map(({ code, params }): FieldError => ({ path, code, params: { ...params } }));
    throw new AppError('pallet.no_room', { pallet: state.row.id, barcode: product.barcode }, { errors });
  }
  return withLoad(state, resize(before, landed.load, rule, landed.exact), work.known);
};

const landOnNew = async (
  { work, type, path }: { readonly work: PalletWork; readonly type: PackingType | null; readonly path: string },
  states: ReadonlyMap<number, PalletState>,
  products: readonly ProductRow[],
  { like, place }: Extract<MoveTarget, { kind: 'new' }>,
): Promise<PalletState[]> => {
  const from = states.get(products[0]?.pallet_id ?? 0);
  const company: Company = work.company;
  const spec = palletSpecOf(company, type, { ...(from ? settingsOf(from) : {}), ...like });
  const size = { length: like.length ?? TEMPORARY_LENGTH_MM, width: spec.full_width };
  const longest = { ...spec, longest_length: Math.max(spec.longest_length, from?.row.longest_length ?? 0) };
  const over = { comment: like.comment ?? null, dispatch_priority: like.dispatch_priority ?? null };
  return work.create([draftPallet(company.id, longest, size, over)], (row) =>
    products.reduce<PalletState>(
      (state, product, n) => land(state, product, n === 0 ? (place ?? null) : null, { work, path }),
      {
        row,
        products: [],
      },
    ),
  );
};

/** A new pallet beside an old one gets the same settings. */
const settingsOf = ({ row }: PalletState): Omit<PalletFields, 'products'> => ({
  width: row.full_width,
  pallet_height: row.pallet_height,
  spacing_between: row.spacing_between,
  spacing_ends: row.spacing_ends,
  spacing_sides: row.spacing_sides,
  max_weight: row.max_weight,
  max_height: row.max_height,
});
