import {
  palletChanged,
  palletLoaded,
  palletStatus,
  type InputOf,
  type OutputOf,
  type PalletId,
  type scanPallet as contract,
  type TruckId,
} from '@mullion/contracts';
import { AppError, reply, type Answer as Replied, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { palletDto, palletRecordOf, shownNumberOf, type PalletRow } from '../../pallets/pallets.module';
import { ScanRepository } from '../scan.repository';

type Tools = Pick<ServiceTools, 'database'>;
type Answer = OutputOf<typeof contract>;

/** In the hall a pallet is found and nothing changes; at the truck, which is named, it is loaded. */
export const scanPallet = (tools: Tools, call: CallInfo, { params, body }: InputOf<typeof contract>): Promise<Replied<Answer>> =>
  body.truck_id === undefined ? find(tools, call, params.barcode) : load(tools, call, params.barcode, body.truck_id);

/** 202 while the pallet is not prepared. */
const find = async ({ database }: Tools, call: CallInfo, number: string): Promise<Replied<Answer>> => {
  const scans = new ScanRepository(database, call.context.company_id);
  return unchanged(scans, call, await palletOf(scans, number), 'found');
};

/** A pallet of this truck becomes loaded; its products are not touched, those not scanned are named. */
const load = async (tools: Tools, call: CallInfo, number: string, truckId: number): Promise<Replied<Answer>> => {
  const loaded = await tools.database.transaction<Answer | null>(call, async (tx) => {
    const scans = new ScanRepository(tx, call.context.company_id);
    const row = (await scans.loadPallet(number, truckId, call.context)) ?? (await loadAsRead(scans, call, number, truckId));
    if (!row) return null;
    await tx.record(palletChanged, row.company_id, { pallet: palletRecordOf(row) });
    const { user_id, user_name, session_id } = call.context;
    await tx.record(palletLoaded, row.company_id, {
      ...{ pallet_id: row.id as PalletId, truck_id: truckId as TruckId },
      by: { user_id, user_name, session_id },
    });
    return { pallet: palletDto(row, call.context), missing: (await scans.missing(row.id)) as Answer['missing'], outcome: 'loaded' };
  });
  return loaded.data === null ? notLoaded(tools, call, number, truckId) : loaded.map((answer) => answer as Answer);
};

const notLoaded = async ({ database }: Tools, call: CallInfo, number: string, truckId: number): Promise<Replied<Answer>> => {
  const scans = new ScanRepository(database, call.context.company_id);
  const row = await palletOf(scans, number);
  const params = { pallet: shownNumberOf(row), truck: row.truck_id === null ? null : row.truck_description };
  if (row.truck_id !== truckId) throw new AppError('pallet.on_other_truck', params);
  if (row.status >= palletStatus.loaded) throw new AppError('pallet.already_loaded', params);
  return unchanged(scans, call, row, 'not_ready');
};

/** The same by what the code reads as, when no pallet is numbered like it. */
const loadAsRead = async (scans: ScanRepository, call: CallInfo, code: string, truckId: number): Promise<PalletRow | null> => {
  const number = await scans.palletNumberOf(code);
  return number === null || number === code ? null : scans.loadPallet(number, truckId, call.context);
};

/**
 * By its number as it was scanned, else by what that reads as.
 * @throws AppError `pallet.not_found`
 */
const palletOf = async (scans: ScanRepository, code: string): Promise<PalletRow> => {
  const row = await scans.pallet(code);
  if (row) return row;
  const number = await scans.palletNumberOf(code);
  const read = number === null ? null : await scans.pallet(number);
  if (!read) throw new AppError('pallet.not_found', { number: code });
  return read;
};

const unchanged = async (
  scans: ScanRepository,
  call: CallInfo,
  row: PalletRow,
  outcome: 'found' | 'not_ready',
): Promise<Replied<Answer>> => {
  const isReady = row.status >= palletStatus.prepared && outcome === 'found';
  const missing = (await scans.missing(row.id)) as Answer['missing'];
  const answer: Answer = { pallet: palletDto(row, call.context), missing, outcome: isReady ? 'found' : 'not_ready' };
  return isReady ? answer : reply(202, answer);
};
