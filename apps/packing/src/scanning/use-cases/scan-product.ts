import { productStatus, type OutputOf, type ProductId, type scanProduct as contract } from '@mullion/contracts';
import {
  AppError,
  Committed,
  currentOccurrence,
  requestKey,
  type CallInfo,
  type Database,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { judgeProductScan } from '@mullion/packing-model';
import { companyOf } from '../../core/copies/copies.queries';
import { PalletWork, serializationFailure } from '../../core/pallets/pallet-work';
import { placedProductDto, shownNumberOf } from '../../core/pallets/pallet.mapper';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { refuseRecorded } from '../conflicts/record-late-refusals';
import { ScanRepository, type LoadedScan } from '../scan.repository';

type Tools = Pick<ServiceTools, 'database' | 'copies'>;
type Answer = OutputOf<typeof contract>;

/** SQLSTATE: deadlock_detected, and unique_violation when the request's key has been used. */
const LEFT_TO_TRANSACTION = ['40P01', '23505'];

/**
 * The pallet scanner: a product onto its pallet, from packing's own rows alone. The plain case is one statement, which
 * also keeps the request's key; everything else, a repeat too, is a transaction.
 */
export const scanProduct = async (
  tools: Tools,
  call: CallInfo,
  palletId: number,
  barcode: string,
): Promise<Committed<Answer>> => {
  const scan = await loadAtOnce(tools, call, palletId, barcode);
  if (scan) return published(tools, scan);
  await refuseRecorded(tools, call);
  try {
    return await scanInTransaction(tools, call, palletId, barcode);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
    // Only what follows the plain case needs the company's settings: their copy has not arrived, so identity is asked
    // for them.
    await companyOf(tools, call.context.company_id);
    // a copy: this transaction keeps its answer in place of the one that failed
    return scanInTransaction(tools, { ...call }, palletId, barcode);
  }
};

/**
 * Null when it is no plain case, or when the transaction must say what is the matter: Database runs it again after a
 * deadlock.
 */
const loadAtOnce = async (
  { database }: Tools,
  call: CallInfo,
  palletId: number,
  barcode: string,
): Promise<LoadedScan | null> => {
  try {
    return await new ScanRepository(database, call.context.company_id).loadProduct({
      ...scanOf(database, call, palletId),
      barcode,
      key: requestKey(call),
    });
  } catch (error) {
    if (LEFT_TO_TRANSACTION.includes((error as { code?: string }).code ?? '')) return null;
    throw error;
  }
};

const scanInTransaction = async (
  tools: Tools,
  call: CallInfo,
  palletId: number,
  barcode: string,
): Promise<Committed<Answer>> => {
  const { database } = tools;
  let scan: LoadedScan | null = null;
  const committed = await database.transaction(call, async (tx) => {
    const within = await scanProductWithin(tx, tools, call, palletId, barcode);
    scan = 'stamp' in within ? within : null;
    return within.answer;
  });
  return scan ? published(tools, scan) : committed;
};

/**
 * A scan as a part of a larger transaction; with a stamp when its events are in the outbox already, past `tx.record`.
 * @throws AppError what a scan is refused with
 */
export const scanProductWithin = async (
  tx: Tx,
  tools: Tools,
  call: CallInfo,
  palletId: number,
  barcode: string,
): Promise<LoadedScan | { readonly answer: Answer }> => {
  const scans = new ScanRepository(tx, call.context.company_id);
  const load = (code: string) =>
    scans.loadProduct({ ...scanOf(tools.database, call, palletId), barcode: code, key: null });
  const scan = await load(barcode);
  if (scan) return scan;
  const known = (await scans.barcodeOf(barcode)) ?? barcode;
  const read = known === barcode ? null : await load(known);
  return read ?? { answer: await replaceOrRefuse(tools, tx, call, palletId, known) };
};

const scanOf = (database: Database, { context, requestId }: CallInfo, palletId: number) => ({
  palletId,
  who: context,
  requestId,
  stampPrefix: database.stampPrefix(context.company_id),
});

/** The statement has written its events itself, past `tx.record`. */
const published = ({ database }: Tools, { answer, stamp }: LoadedScan): Committed<Answer> => {
  database.recorded();
  return new Committed(answer, stamp);
};

/**
 * Everything but the plain case, under full locks: an identical product takes an unloaded slot, or the refusal says
 * what is wrong.
 */
const replaceOrRefuse = async (
  tools: Tools,
  tx: Tx,
  call: CallInfo,
  palletId: number,
  barcode: string,
): Promise<Answer> => {
  const company = await companyOf(tools, call.context.company_id, tx);
  const work = new PalletWork(tx, company, call.context, { audits: false });
  const ids = await new ScanRepository(tx, company.id).productIds(barcode);
  const states = await work.lock([palletId, ...(await work.repository.palletIdsOf(ids))]);
  const target = states.get(palletId);
  if (!target) throw new AppError('pallet.not_found', { pallet: palletId });
  const unloaded = target.products.filter((slot) => slot.loaded_at === null).map((slot) => slot.id);
  const rows = await work.lockProducts([...ids, ...unloaded]);
  const found = rows.filter((row) => ids.includes(row.id));
  const product = found.find((row) => row.pallet_id === palletId) ?? found[0] ?? null;
  if (product && product.pallet_id !== null && !states.has(product.pallet_id)) throw serializationFailure();
  const source =
    product === null || product.pallet_id === null || product.pallet_id === palletId
      ? null
      : states.get(product.pallet_id);
  const verdict = judgeProductScan({ ...target.row, products: target.products }, product, source?.row ?? null);
  switch (verdict.kind) {
    case 'replaced':
      return replace(work, { target, source: source ?? null, slot: verdict.slot, product: verdict.product });
    case 'loaded':
      // the plain statement did not see it: somebody else has just put it here
      throw serializationFailure();
    case 'not_ready':
      throw new AppError('chosen_pallets_not_prepared', { pallet: shownNumberOf(target.row) });
    case 'locked':
      throw new AppError('pallet.locked', { pallet: palletId, number: shownNumberOf(target.row) });
    case 'scrapped':
      throw new AppError('product.scrapped', { barcode });
    case 'already_loaded':
      throw new AppError('product_already_loaded', { barcode });
    case 'other_pallet':
      throw new AppError('should_be_on_pallet', {
        barcode,
        ...(source ? { pallet: shownNumberOf(source.row), pallet_id: source.row.id } : {}),
      });
    case 'unplanned':
      throw new AppError('product.unplanned', { barcode });
    case 'not_found':
      throw new AppError('product.not_found', { barcode });
  }
};

/** The scanned product and the identical one, which is not loaded yet, exchange places. */
const replace = async (
  work: PalletWork,
  {
    target,
    source,
    slot,
    product,
  }: { target: PalletState; source: PalletState | null; slot: ProductRow; product: ProductRow },
): Promise<Answer> => {
  const placeOf = ({ pallet_id, x, y, z, is_flipped }: ProductRow) => ({ pallet_id, x, y, z, is_flipped });
  const loaded: ProductRow = {
    ...product,
    ...placeOf(slot),
    loaded_at: new Date(currentOccurrence()?.at ?? Date.now()),
  };
  const freed: ProductRow = { ...slot, ...placeOf(product), loaded_at: null };
  const swapped = (state: PalletState, out: ProductRow, into: ProductRow): PalletState => ({
    ...state,
    products: state.products.map((one) => (one.id === out.id ? into : one)),
  });
  if (!source) await work.unplace([slot]);
  const states = [swapped(target, slot, loaded), ...(source ? [swapped(source, product, freed)] : [])];
  const written = await work.write(states);
  await work.historyOf(product.id, product.status, productStatus.loaded);
  await work.recordPlacements();
  const onto = written[0] as PalletState;
  const now = onto.products.find((one) => one.id === product.id) as ProductRow;
  return replacedAnswer(onto, now, {
    id: slot.id as ProductId,
    barcode: slot.barcode,
    pallet: source && shownNumberOf(source.row),
  });
};

const replacedAnswer = ({ row }: PalletState, product: ProductRow, instead_of: Answer['instead_of']): Answer => ({
  outcome: 'replaced',
  instead_of,
  product: placedProductDto(product),
  pallet_id: row.id as Answer['pallet_id'],
  loaded_count: row.loaded_count,
  products_count: row.products_count,
  status: row.status,
});
