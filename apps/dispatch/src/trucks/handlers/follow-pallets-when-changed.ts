import { events, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepPallet, palletCopies } from '../../copies/copies.queries';
import { raisedByPallets } from '../rules/truck-life';
import { recordTruck, TruckRepository } from '../truck.repository';

/** Keeps pallets as packing has them and raises the truck's status as its pallets are scanned. */
@Injectable()
export class FollowPalletsWhenChanged {
  @On(events.palletChanged)
  async handle(event: EventOf<typeof events.palletChanged>, tx: Tx): Promise<void> {
    const { pallet } = event.data;
    if (!(await keepPallet(tx, pallet))) return;
    const [load] = await tx.query<{ truck_id: number }>('SELECT truck_id FROM loads WHERE pallet_id = $1 AND company_id = $2', [
      pallet.id,
      pallet.company_id,
    ]);
    if (!load) return;
    const trucks = new TruckRepository(tx, pallet.company_id);
    const truck = await trucks.lock(load.truck_id);
    if (!truck) return;
    const ids = (await trucks.loads(truck.id)).map((row) => row.pallet_id);
    const statuses = [...(await palletCopies(tx, pallet.company_id, ids)).values()].map((copy) => copy.status);
    const status = statuses.length === ids.length ? raisedByPallets(truck.status, statuses) : truck.status;
    if (status !== truck.status) {
      await tx.history({
        companyId: truck.company_id,
        tableName: 'trucks',
        rowId: truck.id,
        before: truck.status,
        after: status,
        userId: null,
      });
    }
    await recordTruck(tx, await trucks.update(truck.id, { status }));
  }
}
