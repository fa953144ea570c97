import type { InputOf, removeTruckPallet, Truck } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { settledArrangement } from '../arrangements.queries';
import type { UnloadPalletsData } from '../sagas/unload-pallets.saga';
import { truckById } from '../trucks.queries';
import { SETTLE_MS } from './settle-loading';
import { startUnloading } from './start-unloading';

/** Takes one pallet off a truck; the floor is arranged again. @throws AppError those of `startUnloading` */
export const removePallet = async (
  tools: ServiceTools,
  call: CallInfo,
  { params, query }: InputOf<typeof removeTruckPallet>,
): Promise<Committed<Truck>> => {
  const asked = { truckId: params.id, palletIds: [params.pallet_id], despiteLoaded: ['true', '1'].includes(query.despite_loaded) };
  const begun = await tools.database.transaction(call, (tx) => startUnloading(tx, tools.sagas, call.context, asked));
  const { data } = await tools.sagas.settled<UnloadPalletsData>(begun.data, SETTLE_MS);
  if (data.arrangement_id) await settledArrangement(tools, call.context.company_id, data.arrangement_id, SETTLE_MS);
  const truck = await truckById(tools.database, call.context, params.id);
  return begun.map(() => truck);
};
