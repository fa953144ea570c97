import { events, type TruckRecord } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { palletCopies } from '../copies/copies.queries';
import { toTruckRecord } from './truck.mapper';
import { TruckRepository } from './truck.repository';
import type { TruckRow } from './truck.row';

/** The truck as other services keep it, with its pallets. */
export const truckRecordOf = async (tx: Tx, row: TruckRow, removed = false): Promise<TruckRecord> => {
  const loads = removed ? [] : await new TruckRepository(tx, row.company_id).loads(row.id);
  const pallets = await palletCopies(
    tx,
    row.company_id,
    loads.map((load) => load.pallet_id),
  );
  const orderIds = [...new Set([...pallets.values()].flatMap((pallet) => pallet.order_ids))];
  return toTruckRecord(row, loads, orderIds, removed);
};

/** Announces how a truck stands now, in the transaction of the change, and keeps what the list sorts it by. */
export const recordTruck = async (tx: Tx, row: TruckRow, removed = false): Promise<void> => {
  if (!removed) await new TruckRepository(tx, row.company_id).keepContents(row.id);
  await tx.record(events.truckChanged, row.company_id, { truck: await truckRecordOf(tx, row, removed) });
};
