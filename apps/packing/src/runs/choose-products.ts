import { productStatus, type autoPack, type Company, type InputOf } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { PalletRepository } from '../core/pallets/pallet.repository';
import { PinRepository, type Pins } from '../core/pallets/pin.repository';
import { toLoad } from '../core/pallets/pallet.mapper';
import type { PalletSpec } from '../core/pallets/new-pallet';
import type { PalletState, ProductRow } from '../core/pallets/pallet.row';
import { stayPinned } from './rules/stay-pinned';

type Body = InputOf<typeof autoPack>['body'];

/** Which products a run packs, and which it cannot. */
export interface Chosen {
  readonly free: readonly ProductRow[];
  /** On locked or confirmed pallets (rule 6). */
  readonly locked: readonly ProductRow[];
  readonly pinned: readonly ProductRow[];
  /** Present pallets that lose products to this run. */
  readonly sources: readonly {
    readonly id: number;
    readonly products_count: number;
    readonly reusable: boolean;
    readonly type: number;
  }[];
  /** Pallets whose content, or the pinned part of it, stays and whose room may be filled. */
  readonly open: readonly PalletState[];
  /** By pallet that is open the packing type whose spec it has, by its place in the run's list. */
  readonly typeOf: ReadonlyMap<number, number>;
  /** Present pallets that lose products or may be filled. */
  readonly touched: readonly PalletState[];
}

/**
 * Products named, or the unplaced ones of the orders; `specs` are those of the run's packing types. What is locked,
 * confirmed or pinned stays where it is.
 */
export const chooseProducts = async (
  tx: Tx,
  company: Company,
  body: Body,
  specs: readonly PalletSpec[],
): Promise<Chosen> => {
  const repository = new PalletRepository(tx, company.id);
  const ofOrders = body.orders?.length
    ? (await repository.placementsOf(body.orders)).filter((p) => p.pallet_id === null).map((p) => p.product_id)
    : [];
  const asked: number[] = body.products ?? [];
  const rows = (await repository.products([...new Set([...asked, ...ofOrders])])).filter((p) => !p.removed);
  const missing = asked.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new AppError('product.not_found', { product: missing });
  const states = await repository.read([...new Set(rows.flatMap((row) => row.pallet_id ?? []))]);
  const pins = await new PinRepository(tx, company.id).read([...states.keys()]);
  const staying = stayingOf(states, pins, company);
  const isLocked = (row: ProductRow): boolean => {
    const pallet = row.pallet_id === null ? null : states.get(row.pallet_id)?.row;
    return pallet != null && (pallet.status >= 1 || pallet.truck_id !== null);
  };
  const wanted = rows.filter((row) => row.status !== productStatus.cancelled);
  const locked = wanted.filter(isLocked);
  const pinned = wanted.filter((row) => !isLocked(row) && staying.has(row.id));
  const free = wanted.filter((row) => !isLocked(row) && !staying.has(row.id));
  const leaving = new Set(free.map((row) => row.id));
  const sources = [...states.values()].filter((state) => state.products.some((p) => leaving.has(p.id)));
  const halfPinned = sources
    .filter((state) => mayBeFilled(state, specs) && state.products.some((p) => staying.has(p.id)))
    .map((state) => ({ ...state, products: state.products.filter((p) => !leaving.has(p.id)) }));
  const others = body.settings.use_open_pallets ? await openPallets(tx, repository, free, specs) : [];
  const open = [...halfPinned, ...others];
  return {
    free,
    locked,
    pinned,
    sources: sources.map((state) => ({
      id: state.row.id,
      products_count: state.products.length,
      reusable:
        typeAt(state, specs) >= 0 &&
        state.row.auto_update &&
        !state.row.fictive &&
        !state.products.some((p) => staying.has(p.id)),
      type: Math.max(0, typeAt(state, specs)),
    })),
    open,
    typeOf: new Map(open.map((state) => [state.row.id, typeAt(state, specs)])),
    touched: [...sources, ...others],
  };
};

/** Everything that pins keep on its pallet. */
const stayingOf = (states: ReadonlyMap<number, PalletState>, pins: Pins, company: Company): ReadonlySet<number> =>
  new Set(
    [...states.values()].flatMap((state) => {
      if (pins.pallets.has(state.row.id)) return state.products.map((p) => p.id);
      return [...stayPinned(toLoad(state, company).products, pins.products.get(state.row.id) ?? [])];
    }),
  );

/** Products are added where the deck is whole: a cut one would have to grow under what stands on it. */
const isWhole = ({ row }: PalletState, spec: PalletSpec | undefined): boolean => row.width === spec?.full_width;
const mayBeFilled = (state: PalletState, specs: readonly PalletSpec[]): boolean =>
  isWhole(state, specs[typeAt(state, specs)]);

/** The first of the run's packing types by which it could have created this pallet; -1 by none. */
const typeAt = (state: PalletState, specs: readonly PalletSpec[]): number =>
  specs.findIndex((spec) => hasSpec(state, spec));

/**
 * Whether the run could have created this pallet: the same limits, spacings and width, cut or not, and no broken rule.
 */
const hasSpec = ({ row }: PalletState, spec: PalletSpec): boolean =>
  (row.width === spec.full_width || (row.full_width === spec.full_width && row.width < spec.full_width)) &&
  row.pallet_height === spec.pallet_height &&
  row.max_height === spec.max_height &&
  row.max_weight === spec.max_weight &&
  row.spacing_between === spec.spacing_between &&
  row.spacing_ends === spec.spacing_ends &&
  row.spacing_sides === spec.spacing_sides &&
  row.length <= spec.longest_length &&
  row.errors.length === 0;

/** Unconfirmed pallets of the same orders with the same spec that lose no product to this run. */
const openPallets = async (
  tx: Tx,
  repository: PalletRepository,
  free: readonly ProductRow[],
  specs: readonly PalletSpec[],
): Promise<PalletState[]> => {
  const ids = await tx.query<{ id: number }>(
    `SELECT id FROM pallet WHERE company_id = $1 AND status < 1 AND truck_id IS NULL AND NOT fictive AND products_count > 0 AND order_ids && $2::int[]`,
    [repository.companyId, [...new Set(free.map((p) => p.order_id))]],
  );
  const chosen = new Set(free.map((p) => p.id));
  const states = [...(await repository.read(ids.map((row) => row.id))).values()];
  return states.filter((state) => mayBeFilled(state, specs) && !state.products.some((p) => chosen.has(p.id)));
};
