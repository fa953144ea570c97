import type { Company, PalletFields, RequestContext } from '@mullion/contracts';
import { lengthFor, minimumSize, palletErrors, type Violation } from '@mullion/packing-model';
import { AppError, current } from '@mullion/server-kit';
import { withLoad } from '../../core/pallets/derive-pallet';
import { palletDetailDto, toLoad } from '../../core/pallets/pallet.mapper';
import { refuseConfirmed, refuseLocked } from '../../core/pallets/pallet.policy';
import type { PalletState } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { changedFields, isOtherArrangement } from '../rules/changed-fields';
import { editedContent } from '../edited-content';
import { lengthRuleOf, resize } from '../../core/rules/resize';

export type PalletChange = PalletFields & {
  readonly id: number;
  /** Of a pallet whose version rises with this very call: what must not have changed instead. */
  readonly content?: string;
};
type Arrangement = NonNullable<PalletFields['products']>;

interface Given {
  readonly company: Company;
  /** Skips the rounding to standard lengths, never the smallest length. */
  readonly ignoreLength: boolean;
}

const keyOf = ({ code, params }: Violation): string => [code, params['product'] ?? '', params['other'] ?? ''].join('/');

/**
 * The pallet that a change is of.
 * @throws AppError pallet.not_found; conflict when the change was made of another version
 */
export const stateToEdit = (
  states: ReadonlyMap<number, PalletState>,
  change: PalletChange,
  context: RequestContext,
): PalletState => {
  const state = states.get(change.id);
  if (!state) throw new AppError('pallet.not_found', { pallet: change.id });
  const isOther =
    (change.version !== undefined && change.version !== state.row.version) ||
    (change.content !== undefined && change.content !== editedContent(state));
  if (isOther) throw new AppError('conflict', {}, current(palletDetailDto(state, context)));
  return state;
};

/**
 * What a pallet becomes by a change of its settings, sizes, arrangement and remarks; its status is not looked at.
 * Decides only: nothing is read or written.
 * @throws AppError pallet.locked, pallet.too_small, pallet.products_changed, pallet.confirmed,
 * pallet.arrangement_broken
 */
export const editPallet = (given: Given, state: PalletState, change: PalletChange): PalletState => {
  const { settings, remarks } = changedFields(state.row, change);
  let after: PalletState = { ...state, row: { ...state.row, ...remarks } as PalletState['row'] };
  if (Object.keys(settings).length > 0) {
    refuseLocked(state.row);
    after = PalletWork.outdated(resized({ ...after, row: { ...after.row, ...settings } }, settings, given));
  }
  if (change.products && isOtherArrangement(state.products, change.products))
    after = PalletWork.outdated(arranged(after, change.products, change.length === undefined, given.company));
  return after;
};

/** New sizes are rounded to the standard lengths and never below what the content needs. */
const resized = (
  state: PalletState,
  settings: Partial<PalletFields>,
  { company, ignoreLength }: Given,
): PalletState => {
  const needed = minimumSize(toLoad(state, company));
  const { row } = state;
  if ((settings.length ?? row.length) < needed.lengthMm || (settings.width ?? row.width) < needed.widthMm) {
    throw new AppError('pallet.too_small', { pallet: row.id, length: needed.lengthMm, width: needed.widthMm });
  }
  const longest = Math.max(row.longest_length, settings.length ?? 0);
  const rounds = settings.length !== undefined && !ignoreLength && !company.allow_custom_pallets;
  const length = rounds
    ? (lengthFor(row.length, lengthRuleOf(company, Number.MAX_SAFE_INTEGER)) ?? row.length)
    : row.length;
  return { ...state, row: { ...row, length, longest_length: longest, full_width: settings.width ?? row.full_width } };
};

/** Exactly the products that are there, at new places that break no rule that was not broken before. */
const arranged = (state: PalletState, asked: Arrangement, resizes: boolean, company: Company): PalletState => {
  refuseLocked(state.row);
  const places = new Map(asked.map((item) => [item.id as number, item]));
  const isSameSet =
    places.size === asked.length &&
    asked.length === state.products.length &&
    state.products.every((p) => places.has(p.id));
  if (!isSameSet) {
    const ids = state.products.map((p) => p.id);
    throw new AppError(
      'pallet.products_changed',
      { pallet: state.row.id },
      current({ products: ids, version: state.row.version }),
    );
  }
  if (state.products.some((p) => places.get(p.id)?.is_flipped !== p.is_flipped)) refuseConfirmed(state.row);
  const before = toLoad(state, company);
  const products = before.products.map((p) => {
    const to = places.get(p.id) as Arrangement[number];
    return { ...p, xMm: to.x, yMm: to.y, zMm: to.z, isFlipped: to.is_flipped };
  });
  const rule = lengthRuleOf(company, state.row.longest_length);
  const moved = { ...before, products };
  const after = resizes ? resize(before, moved, rule, true) : moved;
  const known = new Set(palletErrors(before).map(keyOf));
  const fresh = palletErrors(after).filter((error) => !known.has(keyOf(error)));
  if (fresh.length > 0) {
    const errors = fresh.map(({ code, params }) => ({ path: 'body.products', code, params: { ...params } }));
    throw new AppError('pallet.arrangement_broken', { pallet: state.row.id }, { errors });
  }
  return withLoad(state, after, new Map(state.products.map((product) => [product.id, product])));
};
