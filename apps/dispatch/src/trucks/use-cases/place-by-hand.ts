import type { InputOf, routes } from '@mullion/contracts';
import { floorRect } from '@mullion/packing-model';
import { AppError, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { placedPallet } from '../truck.mapper';
import { isSameSpot } from '../rules/fixed-loads';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';

export type HandPlace = NonNullable<InputOf<typeof routes.updateTruck>['body']['pallets']>[number];

/**
 * Places by hand on a locked truck: what is moved is pulled inside the width and behind the headboard, and turned only
 * where the truck allows it. A pallet that stays where it stands is left so, also where the truck's values would not
 * allow it any more: it may be loaded there.
 * @throws AppError not_found for a pallet that does not stand on it
 */
export const placeByHand = async (tx: Tx, truck: TruckRow, places: readonly HandPlace[]): Promise<void> => {
  const trucks = new TruckRepository(tx, truck.company_id);
  const loads = new Map((await trucks.loads(truck.id)).map((load) => [load.pallet_id, load]));
  const copies = await palletCopies(tx, truck.company_id, [...loads.keys()]);
  const placed = places.map((place) => {
    const load = loads.get(place.pallet_id);
    if (!load) throw new AppError('not_found', { pallet: place.pallet_id });
    if (isSameSpot(load, place))
      return { id: place.pallet_id, x: load.x, y: load.y, isTurned: load.is_turned, priority: place.dispatch_priority };
    const isTurned = place.is_turned && truck.allow_turn;
    const pallet = placedPallet(
      { ...load, x: place.x, y: place.y, is_turned: isTurned },
      copies.get(place.pallet_id),
      truck.allow_turn,
    );
    const rect = pallet ? floorRect(pallet) : { y0: 0, y1: 0 };
    const across = rect.y1 - rect.y0;
    const y = Math.max(0, Math.min(place.y, truck.width - across));
    return { id: place.pallet_id, x: Math.max(0, place.x), y, isTurned, priority: place.dispatch_priority };
  });
  await trucks.place(truck.id, placed);
};
