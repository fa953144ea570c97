import { events, type TruckId, type TruckRecord, type UserId } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { palletCopies } from '../copies/copies.queries';
import { toTruckRecord } from './truck.mapper';
import { TruckRepository } from './truck.repository';
import type { DepartedOrder, TruckRow } from './truck.row';

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

interface Departed {
  readonly truck_id: TruckId;
  readonly departure: number;
  readonly user_id: UserId | null;
  readonly orders: readonly DepartedOrder[];
}

const departed = ({ truck_id, departure, user_id, orders }: Departed) => ({
  truck_id,
  departure,
  user_id,
  orders: orders.map(({ order_id, product_ids }) => ({ order_id, product_ids: [...product_ids] })),
});

/** Announces that a truck has left, after how it stands now. */
export const recordTruckLeft = (
  tx: Tx,
  { company_id, description }: TruckRow,
  { departedAt, notify, ...of }: Departed & { readonly departedAt: Date; readonly notify: boolean },
): Promise<void> =>
  tx.record(events.truckLeft, company_id, {
    ...departed(of),
    description,
    departed_at: departedAt.toISOString(),
    notify,
  });

/** Announces that a truck that had left came back, after how it stands now. */
export const recordTruckRecalled = (tx: Tx, companyId: number, of: Departed): Promise<void> =>
  tx.record(events.truckRecalled, companyId, departed(of));
