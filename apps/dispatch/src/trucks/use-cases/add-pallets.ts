import type { addTruckPallets, InputOf, OutputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { truckById } from '../trucks.queries';
import { waitForLoading } from './wait-for-loading';
import { startLoading } from './start-loading';

/** Puts pallets on a truck; those that stand on another one and those that packing refuses are named. */
export const addPallets = async (
  tools: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof addTruckPallets>,
): Promise<Committed<OutputOf<typeof addTruckPallets>>> => {
  const asked = { truck_id: params.id, pallet_ids: body.pallets, optimise: body.optimise, delete_empty: false };
  const begun = await tools.database.transaction(call, (tx) => startLoading(tx, tools.sagas, call.context, asked));
  const { sagaId, refused } = begun.data;
  const late = await waitForLoading(tools, call.context.company_id, sagaId === null ? [] : [sagaId]);
  const truck = await truckById(tools.database, call.context, params.id);
  return begun.map(() => ({ truck, refused: [...refused, ...late] }));
};
