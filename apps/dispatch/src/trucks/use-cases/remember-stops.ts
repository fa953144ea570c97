import type { PalletRecord, RequestContext } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { orderOfStops } from '../rules/propose-stops';
import { StopOrderRepository } from '../stop-order.repository';
import { stopGroups } from '../stops.queries';
import { TruckRepository } from '../truck.repository';

/** Remembers in which order the stops of a truck are unloaded, when that is known now. */
export const rememberStopsOf = async (tx: Tx, who: RequestContext, truckId: number): Promise<void> => {
  const loads = await new TruckRepository(tx, who.company_id).loads(truckId);
  const copies = await palletCopies(
    tx,
    who.company_id,
    loads.map((load) => load.pallet_id),
  );
  const pallets: PalletRecord[] = [...copies.values()];
  const { byPallet, byOrder } = await stopGroups(tx, who, pallets);
  if (byOrder) return;
  const order = orderOfStops(
    loads.map((load) => ({ key: byPallet.get(load.pallet_id)?.key ?? '', priority: load.dispatch_priority })),
  );
  if (order) await new StopOrderRepository(tx, who.company_id).remember(order);
};
