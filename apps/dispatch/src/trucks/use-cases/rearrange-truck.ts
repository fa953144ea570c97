import type { Truck } from '@mullion/contracts';
import { rearrange } from '@mullion/packing-model';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { floorOf, placedPallet } from '../truck.mapper';
import { mustBeOpen, mustNotBeLocked } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import { truckById } from '../trucks.queries';
import { dropSearch } from './request-arrangement';

/**
 * Pushes pallets towards the cab, then towards the left.
 * @throws AppError not_found, truck.locked; those of `mustBeOpen`
 */
export const rearrangeTruck = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<Truck>> => {
  const { context } = call;
  const done = await database.transaction(call, async (tx) => {
    const trucks = new TruckRepository(tx, context.company_id);
    const truck = await trucks.locked(id);
    mustBeOpen(truck);
    mustNotBeLocked(truck, context.user_id, clock.now());
    const loads = await trucks.loads(truck.id);
    const pallets = await palletCopies(
      tx,
      truck.company_id,
      loads.map((load) => load.pallet_id),
    );
    const placed = loads.flatMap((load) => placedPallet(load, pallets.get(load.pallet_id), truck.allow_turn) ?? []);
    const pushed = rearrange(floorOf(truck), placed);
    await trucks.place(
      truck.id,
      pushed.map((pallet) => ({ id: pallet.id, x: pallet.xMm, y: pallet.yMm, isTurned: pallet.isTurned })),
    );
    await recordTruck(tx, await trucks.update(truck.id, await dropSearch(tx, truck)));
    await auditTruck(tx, context, { row: truck, loads }, { row: truck, loads: await trucks.loads(truck.id) });
    return null;
  });
  const truck = await truckById(database, context, id);
  return done.map(() => truck);
};
