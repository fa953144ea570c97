import type { InputOf, removeTruckPallet, Truck } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import type { UnloadPalletsData } from '../sagas/unload-pallets.saga';
import { truckById } from '../trucks.queries';
import { waitForFloor } from './wait-for-loading';
import { startUnloading } from './start-unloading';

/** Takes one pallet off a truck; the floor is arranged again. @throws AppError those of `startUnloading` */
export const removePallet = async (
  tools: ServiceTools,
  call: CallInfo,
  { params, query }: InputOf<typeof removeTruckPallet>,
): Promise<Committed<Truck>> => {
  const asked = {
    truckId: params.id,
    palletIds: [params.pallet_id],
    despiteLoaded: ['true', '1'].includes(query.despite_loaded),
  };
  const begun = await tools.database.transaction(call, (tx) => startUnloading(tx, tools.sagas, call.context, asked));
  await waitForFloor<UnloadPalletsData>(tools, call.context.company_id, begun.data);
  const truck = await truckById(tools.database, call.context, params.id);
  return begun.map(() => truck);
};
