import type { previewRaisedTruck as contract, InputOf, OutputOf, PalletRecord } from '@mullion/contracts';
import { AppError, type AppliedRecords, type Database, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { recordTruck } from '../record-truck';
import { raisedByPallets } from '../rules/truck-life';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';

/** A row of the copy, as far as trucks follow it. */
export type PalletCopy = Pick<PalletRecord, 'id' | 'order_ids'>;

/**
 * Raises the status of trucks as their pallets are scanned. A truck is published only when what other services keep of
 * it is another: not at every scan, which is sent to browsers only.
 */
export const followPallets = async (tx: Tx, { companyId, rows, bus }: AppliedRecords<PalletCopy>): Promise<void> => {
  const trucks = new TruckRepository(tx, companyId);
  const before = new Map(rows.map((row) => [row.after.id as number, row.before?.order_ids ?? []]));
  // Trucks of these pallets are locked already. One that has taken a pallet since is raised when its claim is answered:
  // waiting for it now, with the copies locked, could be waiting for one that waits for them.
  for (const truck of await trucks.lockUnder([...before.keys()], 'SKIP LOCKED')) {
    if (truck.deleting) continue;
    const pallets = await palletsOn(tx, truck);
    const status = statusOver(truck.status, pallets);
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
      tx.afterCommit(() =>
        bus.live({ company_id: companyId as PalletRecord['company_id'], entity: 'truck', ids: [truck.id] }),
      );
      continue;
    }
    await recordTruck(tx, await trucks.update(truck.id, { status }));
  }
};

interface PalletsOn {
  readonly known: readonly PalletRecord[];
  readonly isComplete: boolean;
}

/** A truck of which not every pallet is known stays as it is. */
const statusOver = (status: number, { known, isComplete }: PalletsOn): number =>
  raisedByPallets(status, isComplete ? known.map((pallet) => pallet.status) : []);

/** What a truck that has become `status` is raised to when its pallets become these. @throws AppError not_found */
export const previewRaisedTruck = async (
  database: Database,
  companyId: number,
  { id, status, pallets }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const truck = await new TruckRepository(database, companyId).read(id);
  if (!truck) throw new AppError('not_found', { truck: id });
  const statuses = new Map<number, number>(pallets.map((pallet) => [pallet.id, pallet.status]));
  const { known, isComplete } = await palletsOn(database, truck);
  const become = known.map((pallet) => ({ ...pallet, status: statuses.get(pallet.id) ?? pallet.status }));
  return { status: statusOver(status, { known: become, isComplete }) };
};

/** What is known here of the pallets of a truck, and whether that is all of them. */
const palletsOn = async (source: Tx | Database, truck: TruckRow): Promise<PalletsOn> => {
  const ids = (await new TruckRepository(source, truck.company_id).loads(truck.id)).map((row) => row.pallet_id);
  const copies = await palletCopies(source, truck.company_id, ids);
  return { known: [...copies.values()], isComplete: copies.size === ids.length };
};

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  new Set(one).size === new Set(other).size && new Set([...one, ...other]).size === new Set(one).size;
