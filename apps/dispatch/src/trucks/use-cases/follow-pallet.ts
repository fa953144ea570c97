import type { PalletRecord, TruckRecord } from '@mullion/contracts';
import type { Bus, Tx } from '@mullion/server-kit';
import { keepPallet, palletCopies } from '../../copies/copies.queries';
import { recordTruck, truckRecordOf } from '../record-truck';
import { raisedByPallets } from '../rules/truck-life';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';

/**
 * Keeps a pallet as packing has it and raises its truck's status as its pallets are scanned. The truck is locked before the pallet's copy, as
 * everywhere. Other services hear of the truck only when what they keep of it is another: not at every scan, of which only browsers are told.
 */
export const followPallet = async (tx: Tx, bus: Bus, pallet: PalletRecord): Promise<void> => {
  const trucks = new TruckRepository(tx, pallet.company_id);
  const [load] = await trucks.loadsOf([pallet.id]);
  const truck = load ? await trucks.lock(load.truck_id) : null;
  const before = truck && (await truckRecordOf(tx, truck));
  if (!(await keepPallet(tx, pallet)) || !truck || truck.deleting) return;
  const status = raisedByPallets(truck.status, await statusesOn(tx, truck));
  if (status !== truck.status) {
    const entry = { companyId: truck.company_id, tableName: 'trucks', rowId: truck.id, before: truck.status, after: status };
    await tx.history({ ...entry, userId: null });
  } else if (isSame(before, await truckRecordOf(tx, truck))) {
    await trucks.keepContents(truck.id);
    tx.afterCommit(() => bus.live({ company_id: pallet.company_id, entity: 'truck', ids: [truck.id] }));
    return;
  }
  await recordTruck(tx, await trucks.update(truck.id, { status }));
};

/** Statuses of all pallets of a truck; none as long as one of them is not known here. */
const statusesOn = async (tx: Tx, truck: TruckRow): Promise<number[]> => {
  const ids = (await new TruckRepository(tx, truck.company_id).loads(truck.id)).map((row) => row.pallet_id);
  const copies = await palletCopies(tx, truck.company_id, ids);
  return copies.size === ids.length ? [...copies.values()].map((copy) => copy.status) : [];
};

const isSame = (before: TruckRecord | null, after: TruckRecord): boolean => JSON.stringify(before) === JSON.stringify(after);
