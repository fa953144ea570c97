import { isLate, palletStatus, type InputOf, type OutputOf, type scanPallet as contract } from '@mullion/contracts';
import { judgePalletScan } from '@mullion/packing-model';
import {
  AppError,
  reply,
  type Answer as Replied,
  type CallInfo,
  type Database,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { palletDto, shownNumberOf } from '../../core/pallets/pallet.mapper';
import type { PalletRow } from '../../core/pallets/pallet.row';
import { recordLoadedPallet, recordPallets } from '../../core/pallets/record-pallet';
import { refuseRecorded } from '../conflicts/record-late-refusals';
import { ScanRepository } from '../scan.repository';

type Tools = Pick<ServiceTools, 'database'>;
type Answer = OutputOf<typeof contract>;

/** In the hall a pallet is found and nothing changes; at the truck, which is named, it is loaded. */
export const scanPallet = (
  tools: Tools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Replied<Answer>> =>
  body.truck_id === undefined ? find(tools, call, params.barcode) : load(tools, call, params.barcode, body.truck_id);

/** 202 while the pallet is not prepared. */
const find = async ({ database }: Tools, call: CallInfo, number: string): Promise<Replied<Answer>> => {
  const scans = new ScanRepository(database, call.context.company_id);
  return found(scans, call, await palletOf(scans, number));
};

/** A pallet of this truck becomes loaded; its products are not touched, those not scanned are named. */
const load = async (tools: Tools, call: CallInfo, number: string, truckId: number): Promise<Replied<Answer>> => {
  await refuseRecorded(tools, call);
  const loaded = await tools.database.transaction(call, (tx) => loadWithin(tx, call, number, truckId));
  return loaded.data === null
    ? notLoaded(tools.database, call, number, truckId)
    : loaded.map((answer) => answer as Answer);
};

/**
 * The same as a part of a larger transaction.
 * @throws AppError `pallet.not_found`, `pallet.on_other_truck`, `pallet.already_loaded`, `chosen_pallets_not_prepared`
 */
export const scanPalletWithin = async (tx: Tx, call: CallInfo, number: string, truckId: number): Promise<Answer> => {
  const loaded = await loadWithin(tx, call, number, truckId);
  if (loaded !== null) return loaded;
  const { answer } = await refusalOf(tx, call, number, truckId);
  throw new AppError('chosen_pallets_not_prepared', { pallet: answer.pallet.shown_number });
};

/** Null when it is no prepared pallet of this truck. */
const loadWithin = async (tx: Tx, call: CallInfo, number: string, truckId: number): Promise<Answer | null> => {
  const scans = new ScanRepository(tx, call.context.company_id);
  const row =
    (await scans.loadPallet(number, truckId, call.context)) ?? (await loadAsRead(scans, call, number, truckId));
  if (!row) return null;
  await recordPallets(tx, [row]);
  await recordLoadedPallet(tx, call.context, row);
  return {
    pallet: palletDto(row, call.context),
    missing: (await scans.missing(row.id)) as Answer['missing'],
    outcome: 'loaded',
  };
};

/** 202 while the pallet is not prepared; a scan that was made away has nobody who would wait, so it is refused. */
const notLoaded = async (
  database: Database,
  call: CallInfo,
  number: string,
  truckId: number,
): Promise<Replied<Answer>> => {
  const { answer } = await refusalOf(database, call, number, truckId);
  if (call.occurrence && isLate(call.occurrence))
    throw new AppError('chosen_pallets_not_prepared', { pallet: answer.pallet.shown_number });
  return reply(202, answer);
};

/** What keeps a pallet off a truck is thrown, but for one that is not prepared yet. */
const refusalOf = async (
  source: Database | Tx,
  call: CallInfo,
  number: string,
  truckId: number,
): Promise<{ readonly answer: Answer }> => {
  const scans = new ScanRepository(source, call.context.company_id);
  const row = await palletOf(scans, number);
  const params = { pallet: shownNumberOf(row), truck: row.truck_id === null ? null : row.truck_description };
  const verdict = judgePalletScan(row, truckId);
  if (verdict === 'other_truck') throw new AppError('pallet.on_other_truck', params);
  if (verdict === 'already_loaded') throw new AppError('pallet.already_loaded', params);
  return {
    answer: {
      pallet: palletDto(row, call.context),
      missing: (await scans.missing(row.id)) as Answer['missing'],
      outcome: 'not_ready',
    },
  };
};

/** The same by what the code reads as, when no pallet is numbered like it. */
const loadAsRead = async (
  scans: ScanRepository,
  call: CallInfo,
  code: string,
  truckId: number,
): Promise<PalletRow | null> => {
  const number = await scans.codes.numberOf(code);
  return number === null || number === code ? null : scans.loadPallet(number, truckId, call.context);
};

/**
 * By its number as it was scanned, else by what that reads as.
 * @throws AppError `pallet.not_found`, `pallet.deleted`, `pallet.several`
 */
const palletOf = async (scans: ScanRepository, code: string): Promise<PalletRow> => {
  const row = await scans.pallet(code);
  if (row) return row;
  const number = await scans.codes.numberOf(code);
  const read = number === null ? null : await scans.pallet(number);
  if (!read) await scans.codes.refuseDeleted(code);
  if (!read) throw new AppError('pallet.not_found', { number: code });
  return read;
};

const found = async (scans: ScanRepository, call: CallInfo, row: PalletRow): Promise<Replied<Answer>> => {
  const isReady = row.status >= palletStatus.prepared;
  const missing = (await scans.missing(row.id)) as Answer['missing'];
  const answer: Answer = { pallet: palletDto(row, call.context), missing, outcome: isReady ? 'found' : 'not_ready' };
  return isReady ? answer : reply(202, answer);
};
