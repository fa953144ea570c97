import {
  isUndoInTime,
  palletStatus,
  productStatus,
  scanPallet,
  scanProduct,
  scanProductByCode,
  subjectOf,
  type InputOf,
  type OutputOf,
  type undoScan as contract,
} from '@mullion/contracts';
import {
  answerOfKey,
  AppError,
  lastMove,
  type CallInfo,
  type Committed,
  type KeptAnswer,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { palletDto, placedProductDto, shownNumberOf } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';

type Answer = OutputOf<typeof contract>;
type Tools = Pick<ServiceTools, 'database' | 'copies' | 'clock'>;

/**
 * Takes back one's own scan: what it changed is as before, and the history shows both.
 * @throws AppError `not_found`, `scan.undo_too_late`, `scan.changed_since` with the person who was later
 */
export const undoScan = (
  tools: Tools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<Answer>> =>
  tools.database.transaction(call, async (tx) => {
    const { schema } = tools.database;
    const ofProducts = [scanProduct, scanProductByCode].map(subjectOf);
    const subjects = [subjectOf(scanPallet), ...ofProducts];
    const scan = await answerOfKey(tx, schema, call, { subjects, key: params.scan });
    if (!scan) throw new AppError('not_found');
    if (!isUndoInTime({ at: scan.at, now: tools.clock.now(), afterSeconds: body.after_seconds }))
      throw new AppError('scan.undo_too_late');
    const company = await companyOf(tools, call.context.company_id, tx);
    const work = new PalletWork(tx, company, call.context, { audits: false });
    const given = { work, call, schema, scan };
    return ofProducts.includes(scan.subject) ? undoProduct(given) : undoPallet(given);
  });

interface Given {
  readonly work: PalletWork;
  readonly call: CallInfo;
  readonly schema: string;
  readonly scan: KeptAnswer;
}

const changedSince = async (
  tx: Tx,
  schema: string,
  row: { readonly companyId: number; readonly table: string; readonly id: number },
) => {
  const last = await lastMove(tx, schema, row);
  return new AppError('scan.changed_since', { person: last?.user_name || '–' });
};

/**
 * The product is on its pallet, but not scanned any more; one that stood in for another exchanges places with it again.
 */
const undoProduct = async ({ work, call, schema, scan }: Given): Promise<Answer> => {
  const done = scan.answer as OutputOf<typeof scanProduct>;
  const freedId = done.instead_of?.id;
  const companyId = work.company.id;
  const productIds = [done.product.id, ...(freedId === undefined ? [] : [freedId])];
  const states = await work.lock([done.pallet_id, ...(await work.repository.palletIdsOf(productIds))]);
  const rows = await work.lockProducts(productIds);
  const target = states.get(done.pallet_id);
  const product = rows.find(({ id }) => id === done.product.id);
  const freed = rows.find(({ id }) => id === freedId);
  const source = freed?.pallet_id == null ? null : states.get(freed.pallet_id);
  const isSame =
    target?.row.status === done.status &&
    product?.pallet_id === done.pallet_id &&
    product.loaded_at?.toISOString() === done.product.loaded_at &&
    (!done.instead_of || isAsFreed(done.instead_of, freed, source ?? null));
  if (!target || !product || !isSame) {
    const isPalletLater = target !== undefined && target.row.status !== done.status;
    const row = isPalletLater ? { table: 'pallets', id: done.pallet_id } : { table: 'placements', id: done.product.id };
    throw await changedSince(work.tx, schema, { companyId, ...row });
  }
  const unloaded = { ...product, loaded_at: null };
  const { states: after, free } = freed
    ? exchanged({ target, source: source ?? null, product: unloaded, freed })
    : inPlace(target, unloaded);
  if (free) await work.unplace([free]);
  const written = await work.write(after);
  await work.historyOf(product.id, Math.max(product.status, productStatus.loaded), product.status);
  await work.recordPlacements();
  const pallet = written[0]?.row ?? target.row;
  const now =
    written.flatMap((state) => state.products).find(({ id }) => id === product.id) ??
    work.known.get(product.id) ??
    unloaded;
  return { pallet: palletDto(pallet, call.context), product: placedProductDto(now) };
};

/** The product that gave its place up still stands where it was put then. */
const isAsFreed = (
  { pallet }: NonNullable<OutputOf<typeof scanProduct>['instead_of']>,
  freed: ProductRow | undefined,
  source: PalletState | null,
): boolean =>
  freed !== undefined &&
  freed.loaded_at === null &&
  !freed.scrapped &&
  (source
    ? shownNumberOf(source.row) === pallet && source.row.status < palletStatus.loaded
    : pallet === null && freed.pallet_id === null);

const inPlace = (target: PalletState, product: ProductRow) => ({
  states: [withProduct(target, product.id, product)],
  free: null,
});
const withProduct = (state: PalletState, id: number, product: ProductRow): PalletState => ({
  ...state,
  products: state.products.map((one) => (one.id === id ? product : one)),
});

interface Exchange {
  readonly target: PalletState;
  readonly source: PalletState | null;
  readonly product: ProductRow;
  readonly freed: ProductRow;
}

/**
 * The way back of the scanner's replacement: places change hands, and a product that came from nowhere goes back there.
 */
const exchanged = ({ target, source, product, freed }: Exchange) => {
  const placeOf = ({ pallet_id, x, y, z, is_flipped }: ProductRow) => ({ pallet_id, x, y, z, is_flipped });
  const back = { ...freed, ...placeOf(product), loaded_at: null };
  const away = { ...product, ...placeOf(freed) };
  if (!source) return { states: [withProduct(target, product.id, back)], free: away };
  return { states: [withProduct(target, product.id, back), withProduct(source, freed.id, away)], free: null };
};

/** The pallet stands in the hall again, with the status it had. */
const undoPallet = async ({ work, call, schema, scan }: Given): Promise<Answer> => {
  const done = scan.answer as OutputOf<typeof scanPallet>;
  // the pallet was found, or was not ready: nothing was changed
  if (done.outcome !== 'loaded') throw new AppError('not_found');
  const state = (await work.lock([done.pallet.id])).get(done.pallet.id);
  const row = { companyId: work.company.id, table: 'pallets', id: done.pallet.id };
  const last = await lastMove(work.tx, schema, row);
  const isLast = last?.after === palletStatus.loaded && last.at.getTime() === scan.at.getTime();
  if (!state || !isLast || state.row.status !== palletStatus.loaded || state.row.truck_id !== done.pallet.truck_id)
    throw await changedSince(work.tx, schema, row);
  const [undone] = await work.write([
    { ...state, row: await work.setStatus(state.row, last.before ?? palletStatus.prepared) },
  ]);
  return { pallet: palletDto(undone?.row ?? state.row, call.context), product: null };
};
