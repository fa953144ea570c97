import {
  userTypes,
  type Company,
  type InputOf,
  type OutputOf,
  type PalletFields,
  type StatusRight,
  type updatePallet as oneContract,
  type updatePallets as contract,
} from '@mullion/contracts';
import { minimumSize, palletErrors, lengthFor, type Violation } from '@mullion/packing-model';
import { AppError, current, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf, palletRights } from '../../copies/copies.queries';
import { withLoad } from '../derive-pallet';
import { palletWholeDto, toLoad } from '../pallet.mapper';
import { refuseConfirmed, refuseLocked } from '../pallet.policy';
import type { PalletState } from '../pallet.row';
import { PalletWork } from '../pallet-work';
import { changedFields, isOtherArrangement } from '../rules/changed-fields';
import { lengthRuleOf, resize } from '../rules/resize';
import { changeStatus } from './change-status';
import { placeOnTrucks } from './place-on-trucks';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'rpc' | 'clock'>;
type PalletChange = PalletFields & { readonly id: number };
type Arrangement = NonNullable<PalletFields['products']>;

const isTrue = (flag: string): boolean => flag === 'true' || flag === '1';
const keyOf = ({ code, params }: Violation): string => [code, params['product'] ?? '', params['other'] ?? ''].join('/');

/** One pallet; the same as many. */
export const updatePallet = async (
  tools: Tools,
  call: CallInfo,
  { params, query, body }: InputOf<typeof oneContract>,
): Promise<Committed<OutputOf<typeof oneContract>>> => {
  const asked = { pallets: [{ ...body, id: params.id }], ignore_length: isTrue(query.ignore_length) };
  const written = await updatePallets(tools, call, asked);
  return written.map(({ pallets }) => pallets[0] as OutputOf<typeof oneContract>);
};

/**
 * Edits pallets, all or nothing: settings, sizes, arrangement, remarks, status. `ignore_length` skips the rounding to standard lengths,
 * never the smallest length.
 */
export const updatePallets = async (
  tools: Tools,
  call: CallInfo,
  { pallets: asked, ignore_length: ignoreLength }: { readonly pallets: readonly PalletChange[]; readonly ignore_length: boolean },
): Promise<Committed<OutputOf<typeof contract>>> => {
  const changes = await placeOnTrucks(tools, call, asked);
  const company = await companyOf(tools, call.context.company_id);
  const asksStatus = changes.some((change) => change.status !== undefined);
  const rights = asksStatus && call.context.type > userTypes.administrator ? await palletRights(tools, company.id) : [];
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const states = await work.lock(changes.map((change) => change.id));
    const after: PalletState[] = [];
    for (const change of changes) {
      const state = states.get(change.id);
      if (!state) throw new AppError('pallet.not_found', { pallet: change.id });
      if (change.version !== undefined && change.version !== state.row.version)
        throw new AppError('conflict', {}, current(palletWholeDto(state, call.context)));
      after.push(await changed({ work, call, company, rights, ignoreLength, now: tools.clock.now() }, state, change));
    }
    const written = await work.write(after);
    await work.recordPlacements();
    return { pallets: written.map((state) => palletWholeDto(state, call.context)) };
  });
};

interface Given {
  readonly work: PalletWork;
  readonly call: CallInfo;
  readonly company: Company;
  readonly rights: readonly StatusRight[];
  readonly ignoreLength: boolean;
  readonly now: Date;
}

const changed = async (given: Given, state: PalletState, change: PalletChange): Promise<PalletState> => {
  const { work, company } = given;
  const { settings, remarks } = changedFields(state.row, change);
  let after: PalletState = { ...state, row: { ...state.row, ...remarks } as PalletState['row'] };
  if (Object.keys(settings).length > 0) {
    refuseLocked(state.row);
    after = PalletWork.outdated(resized({ ...after, row: { ...after.row, ...settings } }, settings, given));
  }
  if (change.products && isOtherArrangement(state.products, change.products)) {
    after = PalletWork.outdated(arranged(after, change.products, change.length === undefined, company, work));
  }
  if (change.status !== undefined && change.status !== state.row.status) {
    after = { ...after, row: await changeStatus(given, after.row, change.status) };
  }
  return after;
};

/** New sizes are rounded to the standard lengths and never below what the content needs. */
const resized = (state: PalletState, settings: Partial<PalletFields>, { company, ignoreLength }: Given): PalletState => {
  const needed = minimumSize(toLoad(state, company));
  const { row } = state;
  if ((settings.length ?? row.length) < needed.lengthMm || (settings.width ?? row.width) < needed.widthMm) {
    throw new AppError('pallet.too_small', { pallet: row.id, length: needed.lengthMm, width: needed.widthMm });
  }
  const longest = Math.max(row.longest_length, settings.length ?? 0);
  const rounds = settings.length !== undefined && !ignoreLength && !company.allow_custom_pallets;
  const length = rounds ? (lengthFor(row.length, lengthRuleOf(company, Number.MAX_SAFE_INTEGER)) ?? row.length) : row.length;
  return { ...state, row: { ...row, length, longest_length: longest, full_width: settings.width ?? row.full_width } };
};

/** Exactly the products that are there, at new places that break no rule that was not broken before. */
const arranged = (state: PalletState, asked: Arrangement, resizes: boolean, company: Company, work: PalletWork): PalletState => {
  refuseLocked(state.row);
  const places = new Map(asked.map((item) => [item.id as number, item]));
  const isSameSet = places.size === asked.length && asked.length === state.products.length && state.products.every((p) => places.has(p.id));
  if (!isSameSet) {
    const ids = state.products.map((p) => p.id);
    throw new AppError('pallet.products_changed', { pallet: state.row.id }, current({ products: ids, version: state.row.version }));
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
  return withLoad(state, after, work.known);
};
