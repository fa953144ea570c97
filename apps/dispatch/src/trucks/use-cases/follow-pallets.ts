import type { PalletRecord } from '@mullion/contracts';
import type { AppliedRecords, Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { recordTruck } from '../record-truck';
import { raisedByPallets } from '../rules/truck-life';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';

/** A row of the copy, as far as trucks follow it. */
export type PalletCopy = Pick<PalletRecord, 'id' | 'order_ids'>;

/**
 * Raises the status of trucks as their pallets are scanned. A truck is published only when what other services keep of it is another: not at
 * every scan, which is sent to browsers only.
 */
export const followPallets = async (tx: Tx, { companyId, rows, bus }: AppliedRecords<PalletCopy>): Promise<void> => {
  const trucks = new TruckRepository(tx, companyId);
  const before = new Map(rows.map((row) => [row.after.id as number, row.before?.order_ids ?? []]));
  // Trucks of these pallets are locked already. One that has taken a pallet since is raised when its claim is answered: waiting for it now,
  // with the copies locked, could be waiting for one that waits for them.
  for (const truck of await trucks.lockUnder([...before.keys()], 'SKIP LOCKED')) {
    if (truck.deleting) continue;
    const pallets = await palletsOn(tx, truck);
    const status = raisedByPallets(truck.status, pallets.isComplete ? pallets.known.map((pallet) => pallet.status) : []);
    const ordersBefore = pallets.known.flatMap((pallet) => before.get(pallet.id) ?? pallet.order_ids);
    if (status !== truck.status) {
      const entry = { companyId, tableName: 'trucks', rowId: truck.id, before: truck.status, after: status };
      await tx.history({ ...entry, userId: null });
    } else if (
      isSameSet(
        ordersBefore,
        pallets.known.flatMap((pallet) => pallet.order_ids),
      )
    ) {
      await trucks.keepContents(truck.id);
      tx.afterCommit(() => bus.live({ company_id: companyId as PalletRecord['company_id'], entity: 'truck', ids: [truck.id] }));
      continue;
    }
    await recordTruck(tx, await trucks.update(truck.id, { status }));
  }
};

/** What is known here of the pallets of a truck, and whether that is all of them. */
const palletsOn = async (tx: Tx, truck: TruckRow): Promise<{ known: PalletRecord[]; isComplete: boolean }> => {
  const ids = (await new TruckRepository(tx, truck.company_id).loads(truck.id)).map((row) => row.pallet_id);
  const copies = await palletCopies(tx, truck.company_id, ids);
  return { known: [...copies.values()], isComplete: copies.size === ids.length };
};

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  new Set(one).size === new Set(other).size && new Set([...one, ...other]).size === new Set(one).size;
